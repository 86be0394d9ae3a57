#if canImport(Darwin)
import Foundation

func faultyData(of url: URL) throws(POSIXError) -> Data {
  // error: thrown expression type 'any Error' cannot be converted to error type 'POSIXError'  (macOS iOS)
  try Data(contentsOf: url)
}
#endif
