#if canImport(os)
import _ReactiveSignalsShims
import os
#else
public import _ReactiveSignalsShims
#endif

extension [UInt] {
  /// The addresses of the calls that lead here, innermost first.
  package static var currentCalls: [UInt] {
    // Safe: the function sets the first elements, and returns their number.
    unsafe Array(unsafeUninitializedCapacity: 64) { calls, count in
      unsafe count = rs_current_calls(calls.baseAddress, calls.count)
    }
  }
}

/// A file of code that the program has loaded, on Linux.
package struct CodeFile: Sendable {
  package let path: String
  package let addresses: Range<UInt>

  /// The files in the order of their addresses.
  ///
  /// The loader says which they are. `ImageMap.capture()` and `Backtrace.capture()` of the module `Runtime` read the memory of each file that is
  /// mapped, which crashes when another thread unmaps one meanwhile.
  package static var all: [CodeFile] {
    var files: [CodeFile] = []
    // Safe: the function calls the closure before it returns, and the path is lent for the call.
    unsafe withUnsafeMutablePointer(to: &files) { files in
      unsafe rs_for_each_code_file(
        { path, start, end, files in
          guard let path = unsafe path else { return }
          let file = unsafe CodeFile(path: String(cString: path), addresses: start..<end)
          unsafe files?.assumingMemoryBound(to: [CodeFile].self).pointee.append(file)
        },
        files
      )
    }
    return files.ordered { $0.addresses.lowerBound < $1.addresses.lowerBound }
  }
}

/// A probe that other programs can watch.
@usableFromInline
enum Probe {
  case subscribed, next, failed, completed, disposed

  @inlinable
  @inline(__always)
  func fire(_ name: String) {
    if isWatched { fireWatched(name) }
  }
}

#if canImport(os)
extension Probe {
  private static let signposter = OSSignposter(subsystem: "reactive_signals", category: "signals")

  @usableFromInline
  var isWatched: Bool { Self.signposter.isEnabled }

  @usableFromInline
  func fireWatched(_ name: String) {
    let signposter = Self.signposter
    switch self {
    case .subscribed: signposter.emitEvent("subscribed", "\(name, privacy: .public)")
    case .next: signposter.emitEvent("next", "\(name, privacy: .public)")
    case .failed: signposter.emitEvent("failed", "\(name, privacy: .public)")
    case .completed: signposter.emitEvent("completed", "\(name, privacy: .public)")
    case .disposed: signposter.emitEvent("disposed", "\(name, privacy: .public)")
    }
  }
}
#else
extension Probe {
  @inlinable
  @inline(__always)
  var isWatched: Bool {
    switch self {
    case .subscribed: rs_probe_is_watched_subscribed()
    case .next: rs_probe_is_watched_next()
    case .failed: rs_probe_is_watched_failed()
    case .completed: rs_probe_is_watched_completed()
    case .disposed: rs_probe_is_watched_disposed()
    }
  }

  @usableFromInline
  func fireWatched(_ name: String) {
    // Safe: the probe does not keep the string. A tracer reads it while the thread is at the probe.
    unsafe name.withCString { name in
      switch self {
      case .subscribed: unsafe rs_probe_subscribed(name)
      case .next: unsafe rs_probe_next(name)
      case .failed: unsafe rs_probe_failed(name)
      case .completed: unsafe rs_probe_completed(name)
      case .disposed: unsafe rs_probe_disposed(name)
      }
    }
  }
}
#endif
