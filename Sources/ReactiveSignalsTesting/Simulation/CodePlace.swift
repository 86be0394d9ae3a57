import ReactiveSignals

#if canImport(Runtime) && !canImport(Darwin)
import Runtime
#endif

/// The calls that lead to a place in the program.
struct CallStack: Sendable {
  #if canImport(Runtime) && !canImport(Darwin)
  private let backtrace: Backtrace?

  static func capture() -> CallStack {
    CallStack(backtrace: try? Backtrace.capture(algorithm: .fast, limit: 40))
  }

  /// The place of the innermost call in code outside of this folder and the runtime.
  var place: CodePlace? { backtrace.flatMap { CodePlace.innermost(of: $0) } }
  #else
  static func capture() -> CallStack { CallStack() }

  /// The runtime of this platform cannot tell places.
  var place: CodePlace? { nil }
  #endif
}

/// A place in the source, for the explanation of a failure.
struct CodePlace: Sendable, CustomStringConvertible {
  let file: String
  let line: Int
  let function: String

  var description: String { "\(file):\(line)" }

  /// Finds the place of an address at which a task continues.
  init?(resumeAddress address: UInt) {
    #if canImport(Runtime) && !canImport(Darwin)
    if let known = CodePlace.known.withLock({ $0[address] }) {
      guard let place = known.place else { return nil }
      self = place
      return
    }
    let place = (try? Backtrace(from: AddressDecoder(address: address))).flatMap {
      CodePlace.innermost(of: $0)
    }
    CodePlace.known.withLock { $0[address] = KnownPlace(place: place) }
    guard let place else { return nil }
    self = place
    #else
    return nil
    #endif
  }

  #if canImport(Runtime) && !canImport(Darwin)
  private struct KnownPlace: Sendable {
    let place: CodePlace?
  }

  private static let images = ImageMap.capture()
  /// The places of addresses, since finding one in a large program takes seconds.
  private static let known = Locked<[UInt: KnownPlace]>([:])

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

  fileprivate static func innermost(of backtrace: Backtrace) -> CodePlace? {
    let frames = backtrace.symbolicated(with: images)?.frames ?? []
    return frames.lazy.compactMap { CodePlace($0) }.first
  }
  #endif
}
