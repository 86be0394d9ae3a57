import ReactiveSignals

#if canImport(Runtime) && !canImport(Darwin)
import Runtime
#endif

/// A place in the source, for the explanation of a failure.
struct CodePlace: Sendable, CustomStringConvertible {
  let file: String
  let line: Int
  let function: String

  var description: String { "\(file):\(line)" }
}

#if canImport(Runtime) && !canImport(Darwin)
extension CodePlace {
  private static let images = ImageMap.capture()
  /// The places of addresses; `nil` for code of the runtime or of this folder.
  private static let known = Locked<[UInt: CodePlace?]>([:])

  /// Returns the addresses of the calls that lead here, the innermost first.
  static func currentCalls() -> [UInt] {
    guard let backtrace = try? Backtrace.capture(algorithm: .fast, limit: 40) else { return [] }
    return backtrace.frames.compactMap { UInt($0.adjustedProgramCounter) }
  }

  /// Finds the places of addresses, for ``first(of:)``.
  ///
  /// The file of the program is read in each call, which takes seconds if the program is large.
  static func find(_ addresses: Set<UInt>) {
    let missing = known.withLock { known in addresses.filter { known[$0] == nil } }
    guard !missing.isEmpty else { return }
    var found: [UInt: CodePlace] = [:]
    let backtrace = try? Backtrace(from: AddressDecoder(addresses: missing.sorted()))
    for frame in backtrace?.symbolicated(with: images)?.frames ?? [] {
      // A function that is inlined in another one comes before it.
      guard let address = UInt(frame.captured.adjustedProgramCounter), found[address] == nil else { continue }
      found[address] = CodePlace(frame)
    }
    known.withLock { known in
      for address in missing { known.updateValue(found[address], forKey: address) }
    }
  }

  /// Returns the first place that is known of the addresses.
  static func first(of addresses: [UInt]) -> CodePlace? {
    known.withLock { known in
      for address in addresses {
        if let place = known[address] ?? nil { return place }
      }
      return nil
    }
  }

  private init?(_ frame: SymbolicatedBacktrace.Frame) {
    guard !frame.isSystem, !frame.isSwiftThunk, let symbol = frame.symbol,
      let location = symbol.sourceLocation,
      location.line > 0, !location.path.hasSuffix("<compiler-generated>")
    else { return nil }
    let parts = location.path.split(separator: "/")
    guard let name = parts.last, !parts.contains("Simulation"),
      !parts.contains("_ReactiveSignalsSimulationShims")
    else { return nil }
    file = String(name)
    line = location.line
    function = symbol.name
  }
}
#else
extension CodePlace {
  // The runtime of this platform cannot tell places.
  static func currentCalls() -> [UInt] { [] }
  static func find(_ addresses: Set<UInt>) {}
  static func first(of addresses: [UInt]) -> CodePlace? { nil }
}
#endif
