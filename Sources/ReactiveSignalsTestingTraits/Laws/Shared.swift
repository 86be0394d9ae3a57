import _ReactiveSignalsAtomics

/// A value that tests share between threads.
package final class Shared<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>
  // Shows the thread sanitizer the order that the mutex makes.
  private let sanitizerHint = Atomic<UInt8>(0)

  package init(_ value: Value) { mutex = Mutex(value) }

  package var value: Value { withLock { $0 } }

  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      _ = sanitizerHint.load(ordering: .acquiring)
      defer { sanitizerHint.store(0, ordering: .releasing) }
      return body(&value)
    }
  }

  /// Stores `new` and returns the previous value.
  @discardableResult
  package func exchange(_ new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}
