import Dispatch
import Foundation
import TestSupport

/// The function that libFuzzer calls. The environment variable `FUZZ_TARGET` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let fault = target([UInt8](UnsafeBufferPointer(start: start, count: count)))
  if let fault { fatalError("\(fault)") }
  return 0
}

nonisolated(unsafe) private let target: ([UInt8]) -> String? = {
  switch ProcessInfo.processInfo.environment["FUZZ_TARGET"] {
  case "notation": return { FuzzTargets.notation($0) }
  case "chains": return { FuzzTargets.chains($0) }
  case "messages": return { FuzzTargets.messages($0) }
  case "operators":
    let links = collectedLinks()
    print("\(links.count) models, \(links.count { $0.isPlain }) of them anywhere in a chain")
    return { bytes in
      var generator = ByteGenerator(bytes)
      return ModelLink.difference(of: links, using: &generator)
    }
  case "properties":
    return { bytes in
      var generator = ByteGenerator(bytes)
      var plan = PropertyPlan(using: &generator)
      plan.threads = [Array(plan.threads.joined())]
      return PropertyHistory(plan).run().map { "\($0)\n\(plan)" }
    }
  case let name: fatalError("FUZZ_TARGET=\(name ?? "") is no target")
  }
}()

/// Returns the models of all suites. The suites run for it, and check nothing.
private func collectedLinks() -> [ModelLink] {
  nonisolated(unsafe) var links: [ModelLink] = []
  ModelLink.collect = { links.append($0) }
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    var arguments = __CommandLineArguments_v0()
    arguments.filter = ["Models"]
    arguments.parallel = false
    arguments.quiet = true
    let code: CInt = await __swiftPMEntryPoint(passing: arguments)
    precondition(code == 0 && !links.isEmpty, "There are no models")
    end.signal()
  }
  end.wait()
  ModelLink.collect = nil
  return links.sorted { $0.name < $1.name }
}
