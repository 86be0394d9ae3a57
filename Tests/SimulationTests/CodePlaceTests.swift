#if os(Linux)
import Foundation
@testable import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite(.withoutLeaks) struct CodePlaceTests {
  @Test("Places are looked up while another thread maps a file into memory and unmaps it")
  func filesThatComeAndGo() async {
    await #expect(processExitsWith: .success) {
      let file = URL(fileURLWithPath: #filePath)
      Thread.detachNewThread {
        while true { _ = try? Data(contentsOf: file, options: .alwaysMapped) }
      }
      // No code is there, so that nothing else is read.
      for address in 1...200 as ClosedRange<UInt> { CodePlace.find([address]) }
    }
  }
}
#endif
