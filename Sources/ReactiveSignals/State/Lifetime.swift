/// The lifetime of an object, which ends other work when it ends.
///
/// An object that owns a ``Token`` ends its lifetime when it is released:
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
/// A lifetime does not keep its object alive. Copies of a lifetime end together.
///
/// RAC: `rac_willDeallocSignal` and `rac_deallocDisposable`, which every object had. Swift has no such hook, so the class owns
/// the token.
public struct Lifetime: Sendable {
  /// The disposable that ends the lifetime.
  let disposable: CompoundDisposable

  /// An object that ends a lifetime when it is released or disposed.
  ///
  /// A stored property is released after the `deinit` of its owner has run. An owner that must be intact when its lifetime ends
  /// disposes the token in its `deinit`.
  public final class Token: Disposable {
    /// The lifetime that ends with the token.
    public let lifetime = Lifetime()

    /// Creates a token with a new lifetime.
    public init() {}

    deinit { dispose() }

    public var isDisposed: Bool { lifetime.hasEnded }

    /// Ends the lifetime.
    public func dispose() { lifetime.disposable.dispose() }
  }

  @usableFromInline
  init(endingWith disposable: CompoundDisposable = CompoundDisposable()) { self.disposable = disposable }

  /// A Boolean value that indicates whether the lifetime has ended.
  public var hasEnded: Bool { disposable.isDisposed }

  /// A signal that completes when the lifetime ends, or immediately if it has ended.
  ///
  ///     let token = Lifetime.Token()
  ///     token.lifetime.ended.subscribe(completed: { print("ended") })
  ///     token.dispose()
  ///     // ended
  ///
  /// Subscribers are completed and the actions of ``observe(_:)`` are called in the order in which they were added.
  ///
  /// - **Sends**: nothing.
  /// - **Ends**: completes when the lifetime ends. It never fails.
  /// - **Disposal**: removes the subscription from the lifetime.
  /// - **Thread**: the one that ends the lifetime.
  /// - **Memory**: one entry in the lifetime for each subscription.
  ///
  /// RAC: `rac_willDeallocSignal`.
  ///
  /// - Complexity: O(1) for each subscription.
  public var ended: Signal<Never, Never> {
    .create { [disposable] subscriber in
      guard let token = disposable.insert({ subscriber.complete() }) else { return }
      subscriber.onDispose { disposable.withdraw(token) }
    }
  }

  /// Calls `action` when the lifetime ends, or immediately if it has ended.
  ///
  /// - Parameter action: The closure to call, on the thread that ends the lifetime.
  /// - Returns: A disposable that removes the action. Releasing it does not.
  @discardableResult
  public func observe(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    let token = disposable.insert(action)
    return BlockDisposable { [disposable] in
      if let token { disposable.withdraw(token) }
    }
  }

  /// Disposes `disposable` when the lifetime ends, or immediately if it has ended.
  ///
  ///     screen.lifetime += updates.subscribe { print($0) }
  public static func += (lifetime: Lifetime, disposable: any Disposable) {
    lifetime.disposable.add(disposable)
  }
}

extension Disposable {
  /// Disposes this disposable when the lifetime of `token` ends, or immediately if it has ended.
  ///
  ///     final class Screen {
  ///       private let token = Lifetime.Token()
  ///
  ///       init(_ updates: Signal<Int, Never>) {
  ///         updates.subscribe { print("update", $0) }.store(in: token)
  ///       }
  ///     }   // the subscription ends with the screen
  public func store(in token: Lifetime.Token) {
    token.lifetime += self
  }
}
