import ReactiveSignals

#if canImport(Runtime) && !canImport(Darwin)
import Runtime
#endif

/// A place in the source: of a failure, or of the code that has made a subscription.
package struct CodePlace: Sendable, CustomStringConvertible {
  /// The path of the file; empty for code that the compiler has added.
  package let path: String
  package let line: Int
  /// The name of the function as the linker knows it.
  package let function: String

  /// The first identifier in the name of the function, which is the module in most cases.
  package var module: String? {
    guard let match = function.prefixMatch(of: #/\$s(\d+)/#), let count = Int(match.1) else { return nil }
    return String(function[match.range.upperBound...].prefix(count))
  }

  package var file: String { path.split(separator: "/").last.map { String($0) } ?? path }

  package var description: String { "\(file):\(line)" }

  /// A Boolean value that indicates whether the place is in the code that runs simulations.
  var isOfSimulation: Bool {
    path.split(separator: "/").contains { $0 == "Simulation" || $0 == "_ReactiveSignalsSimulationShims" }
  }

  /// A Boolean value that indicates whether the place is in the sources of this package.
  var isOfPackage: Bool { path.hasPrefix(Self.sources) }

  /// The folder of the sources of this package.
  private static let sources = #filePath.replacing(#/ReactiveSignalsTesting/[^/]*/[^/]*$/#, with: "")
}

#if canImport(Runtime) && !canImport(Darwin)
extension CodePlace {
  /// The places of addresses: a function that is inlined in another one comes before it. There is none for code of the runtime.
  private static let known = Locked<[UInt: [CodePlace]]>([:])

  /// Finds the places of addresses, for ``first(of:where:)``.
  ///
  /// The file of the program is read in each call, which takes seconds if the program is large.
  package static func find(_ addresses: Set<UInt>) {
    let missing = known.withLock { known in addresses.filter { known[$0] == nil } }
    guard !missing.isEmpty else { return }
    var found: [UInt: [CodePlace]] = [:]
    let backtrace = try? Backtrace(from: AddressDecoder(addresses: missing.sorted()))
    for frame in backtrace?.symbolicated()?.frames ?? [] {
      guard let address = UInt(frame.captured.adjustedProgramCounter), let place = CodePlace(frame) else {
        continue
      }
      found[address, default: []].append(place)
    }
    known.withLock { known in
      for address in missing { known[address] = found[address] ?? [] }
    }
  }

  /// Returns the first place with a line that is known of the addresses, and fulfills a condition.
  package static func first(of addresses: [UInt], where condition: (CodePlace) -> Bool) -> CodePlace? {
    for address in addresses {
      if let place = places(of: address).first(where: { $0.line > 0 && condition($0) }) { return place }
    }
    return nil
  }

  /// Finds the places of the calls up to the code that has called this package, for ``user(of:)``. Each address takes its time.
  ///
  /// - Parameter lists: The addresses of calls, innermost first.
  package static func findUsers(of lists: [[UInt]]) {
    var open = lists
    for depth in 0..<(lists.map(\.count).max() ?? 0) where !open.isEmpty {
      open.removeAll { $0.count <= depth }
      find(Set(open.map { $0[depth] }))
      open.removeAll { isUser($0[depth]) }
    }
  }

  private static func isUser(_ call: UInt) -> Bool {
    places(of: call).contains { $0.line > 0 && !$0.isOfPackage }
  }

  /// Returns the place of the code that has called this package.
  ///
  /// - Parameter calls: The addresses of the calls, innermost first, of which ``findUsers(of:)`` has found the places.
  package static func user(of calls: [UInt]) -> CodePlace? {
    let user = calls.firstIndex(where: isUser) ?? calls.count
    let package = calls[..<user].lastIndex { places(of: $0).contains(where: \.isOfPackage) }
    // The compiler has added calls between, for example in a loop over an asynchronous sequence. The code in front of them has the line.
    for call in calls[(package.map { $0 + 1 } ?? 0)..<user] {
      guard let function = places(of: call).first?.function, function.hasPrefix("$s") else { continue }
      let before = (1...16).map { call - 8 * $0 }
      find(Set(before))
      let place = before.flatMap(places).first { $0.line > 0 && $0.function == function }
      if let place { return place }
    }
    return user < calls.count ? places(of: calls[user]).first { $0.line > 0 && !$0.isOfPackage } : nil
  }

  private static func places(of address: UInt) -> [CodePlace] { known.withLock { $0[address] ?? [] } }

  private init?(_ frame: SymbolicatedBacktrace.Frame) {
    guard !frame.isSwiftThunk, let symbol = frame.symbol else { return nil }
    let location = symbol.sourceLocation.flatMap {
      frame.isSystem || $0.path.hasSuffix("<compiler-generated>") ? nil : $0
    }
    path = location?.path ?? ""
    line = location?.line ?? 0
    function = symbol.rawName
  }
}
#else
extension CodePlace {
  // The runtime of this platform cannot tell places.
  package static func find(_ addresses: Set<UInt>) {}
  package static func first(of addresses: [UInt], where condition: (CodePlace) -> Bool) -> CodePlace? { nil }
  package static func findUsers(of lists: [[UInt]]) {}
  package static func user(of calls: [UInt]) -> CodePlace? { nil }
}
#endif
