/// How long something lives: what others ask to end their work with it.
///
/// An object that owns a ``Token`` ends its lifetime by being released:
///
///     final class Screen: Sendable {
///       private let token = Lifetime.Token()
///       var lifetime: Lifetime { token.lifetime }
///     }
///
///     var screen: Screen? = Screen()
///     screen.map { updates.take(during: $0.lifetime).subscribe { print($0) } }
///     screen = nil   // the subscription ends
///
/// A lifetime does not keep its object alive. All copies of one are the same.
///
/// RAC: `rac_willDeallocSignal` and `rac_deallocDisposable`, which every object had; a Swift object has no such hook, so
/// the class has to own the token.
public struct Lifetime: Sendable {
  /// Disposed when it ends.
  let ends: CompoundDisposable

  /// Ends a lifetime when it is released or disposed.
  ///
  /// As a stored property it is released after its owner's own `deinit` has run. An owner that still wants to be whole when its
  /// lifetime ends disposes the token there itself.
  public final class Token: Disposable {
    /// What ends with the token.
    public let lifetime = Lifetime()

    /// A token of a lifetime that begins.
    public init() {}

    deinit { dispose() }

    public var isDisposed: Bool { lifetime.hasEnded }

    /// Ends the lifetime.
    public func dispose() { lifetime.ends.dispose() }
  }

  @usableFromInline
  init(endingWith ends: CompoundDisposable = CompoundDisposable()) { self.ends = ends }

  /// Whether it is over.
  public var hasEnded: Bool { ends.isDisposed }

  /// Completes when the lifetime ends; at once when it has. Sends no value and does not fail.
  ///
  /// Subscribers are told in the order they came, on the thread that ends it, among those who
  /// ``observe(_:)``.
  ///
  /// RAC: `rac_willDeallocSignal`.
  public var ended: Signal<Never, Never> {
    .create { [ends] subscriber in
      guard let token = ends.insert({ subscriber.complete() }) else { return }
      subscriber.onDispose { ends.withdraw(token) }
    }
  }

  /// Runs `action` when the lifetime ends; at once when it has.
  ///
  /// - Returns: what takes the action back. Dropping it does not.
  @discardableResult
  public func observe(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    let token = ends.insert(action)
    return BlockDisposable { [ends] in
      if let token { ends.withdraw(token) }
    }
  }

  /// Disposes `disposable` when the lifetime ends; at once when it has.
  ///
  ///     screen.lifetime += updates.subscribe { print($0) }
  public static func += (lifetime: Lifetime, disposable: any Disposable) {
    lifetime.ends.add(disposable)
  }
}
