#if canImport(Darwin)
import Observation
#else
@_spi(SwiftUI) import Observation
#endif
import Synchronization

/// A property of an observable object, and the isolation that both belong to.
///
/// The object is held weakly. That it is gone is known by what the object's registrar holds for us: it is released with
/// the object, and at no other time but after a change.
///
/// `@unchecked Sendable`: object and key path are used in their isolation only, where `observe` was called. Without one
/// they are used by whoever subscribes and whoever writes; both may do that with the object.
final class TrackedProperty<Value: Sendable>: @unchecked Sendable {
  /// What is heard of the property.
  enum News: Sendable {
    case changed
    case released
  }

  /// The value, if the object is there; the report is used at the next change, if there is one to use.
  private let value: (Report?) -> Value?
  let isolation: (any Actor)?
  /// Whether the registrar will report the next change.
  private let isArmed = Atomic<Bool>(false)
  private let listener = Locked<(@Sendable (News) -> Void)?>(nil)

  init<Object: Observable & AnyObject>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>,
    isolation: (any Actor)?
  ) {
    self.isolation = isolation
    value = { [weak object] report in
      guard let object else { return nil }
      guard let report else { return object[keyPath: keyPath] }
      #if canImport(Darwin)
      return withObservationTracking({ object[keyPath: keyPath] }, onChange: { report.change() })
      #else
      return withObservationTracking({ object[keyPath: keyPath] }, didSet: { _ in report.change() })
      #endif
    }
  }

  /// From now on news go to `listener`, those that come by ``read()``; `nil` ends that.
  func listen(_ listener: (@Sendable (News) -> Void)?) {
    let last = self.listener.withLock { stored in
      defer { stored = listener }
      return stored
    }
    withExtendedLifetime(last) {}
  }

  /// The present value, and a report of the next change; nothing when the object is gone. To be called in the
  /// isolation.
  func read() -> Value? {
    value(isArmed.exchange(true, ordering: .acquiringAndReleasing) ? nil : Report(self))
  }

  private func tell(_ news: News) {
    isArmed.store(false, ordering: .releasing)
    listener.withLock { $0 }?(news)
  }

  /// What the registrar holds. It reports once: a change or, when it goes before there is one, the end.
  private final class Report: Sendable {
    private weak let property: TrackedProperty?
    private let isUsed = Atomic<Bool>(false)

    init(_ property: TrackedProperty) { self.property = property }

    deinit { use(.released) }

    func change() { use(.changed) }

    private func use(_ news: News) {
      if !isUsed.exchange(true, ordering: .acquiringAndReleasing) { property?.tell(news) }
    }
  }
}
