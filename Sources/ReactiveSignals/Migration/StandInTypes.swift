// The types of other libraries whose names alone would not be enough: the compiler has to accept their initializers and members, so that it
// says no more than that the type is another one here. scripts/names.txt lists them with the others.

public import Dispatch

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal.just(_:)")
public struct Just<Value: Sendable>: SignalProtocol {
  public typealias Failure = Never

  public init(_ value: Value) { neverCalled() }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Never { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "Use 'Signal<Int, Never>.empty', with the types of the values and of the failures."
)
public struct Empty<Value: Sendable, Failure: Error>: SignalProtocol {
  public init(completeImmediately: Bool = true) { neverCalled() }
  public init(completeImmediately: Bool = true, outputType: Value.Type, failureType: Failure.Type) {
    neverCalled()
  }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "Use 'Signal<Int, LoadError>.fail(error)', with the types of the values and of the failures."
)
public struct Fail<Value: Sendable, Failure: Error>: SignalProtocol {
  public init(error: Failure) { neverCalled() }
  public init(outputType: Value.Type, failure: Failure) { neverCalled() }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message:
    "Use 'Signal.create { subscriber in … }', which runs for each subscription, or 'Signal.task { … }' for an async function."
)
public struct Future<Value: Sendable, Failure: Error>: SignalProtocol {
  public init(_ body: @escaping @Sendable (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Void) {
    neverCalled()
  }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure { neverCalled() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal.deferred { … }'.")
public struct Deferred<Inner: SignalProtocol>: SignalProtocol {
  public typealias Value = Inner.Value
  public typealias Failure = Inner.Failure

  public init(createPublisher: @escaping @Sendable () -> Inner) { neverCalled() }

  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure { neverCalled() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal.merge', 'Signal.combineLatest' or 'Signal.zip'.")
public enum Publishers {
  public static func Merge<A: SignalProtocol, B: SignalProtocol>(_ a: A, _ b: B) -> Signal<A.Value, A.Failure>
  {
    neverCalled()
  }

  public static func CombineLatest<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> Signal<(A.Value, B.Value), A.Failure> { neverCalled() }

  public static func Zip<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> Signal<(A.Value, B.Value), A.Failure> { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "Use 'Event' for a completion, and 'subscribe(next:failed:completed:)' for a demand without limit."
)
public enum Subscribers {
  public enum Completion<Failure: Error>: Sendable {
    case finished
    case failure(Failure)
  }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "Event",
  message: "Write the types of the values and of the failures, as in 'Event<Int, Never>'."
)
public protocol EventProtocol<Value, Error> {
  associatedtype Value: Sendable
  associatedtype Error: Swift.Error

  var event: Event<Value, Error> { get }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "ScopedDisposable",
  message: "Write 'ScopedDisposable()' in place of the set. Its 'store(in:)' needs no '&'."
)
public final class AnyCancellable: Disposable, Hashable {
  public init(_ cancel: @escaping @Sendable () -> Void) { neverCalled() }
  public init(_ disposable: any Disposable) { neverCalled() }

  public var isDisposed: Bool { neverCalled() }
  public func dispose() { neverCalled() }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { neverCalled() }
  public func hash(into hasher: inout Hasher) { neverCalled() }
}

#if !canImport(Combine)
/// Combine has a protocol of this name.
@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "ScopedDisposable",
  message: "Write 'ScopedDisposable()' in place of the set. Its 'store(in:)' needs no '&'."
)
public final class Subscription: Disposable, Hashable {
  public init(_ dispose: @escaping @Sendable () -> Void) { neverCalled() }
  public init(_ disposable: any Disposable) { neverCalled() }

  public var isDisposed: Bool { neverCalled() }
  public func dispose() { neverCalled() }
  public static func == (one: Subscription, other: Subscription) -> Bool { neverCalled() }
  public func hash(into hasher: inout Hasher) { neverCalled() }
}
#endif

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message:
    "Use '@MutableProperty', whose values are '$name.signal', sent after the change, or a property of an '@Observable' class."
)
@propertyWrapper
public struct Published<Value: Sendable> {
  public init(wrappedValue: Value) { neverCalled() }
  public init(initialValue: Value) { neverCalled() }

  public var wrappedValue: Value {
    get { neverCalled() }
    set { neverCalled() }
  }
  public var projectedValue: Signal<Value, Never> {
    get { neverCalled() }
    set { neverCalled() }
  }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use '@Observable', or properties of the type 'MutableProperty'.")
public protocol ObservableObject: AnyObject {}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message:
    "Use 'BlockDisposable { … }'. In 'Signal.create', register the cleanup with 'subscriber.onDispose { … }'."
)
public enum Disposables {
  public static func create(with cleanup: @escaping @Sendable () -> Void) -> BlockDisposable { neverCalled() }
  public static func create() -> BlockDisposable { neverCalled() }
  public static func create(_ disposables: any Disposable...) -> BlockDisposable { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "Command",
  message: "Write three types: of the inputs, the values and the failures."
)
public typealias RACCommand<Input: Sendable, Value: Sendable> = Command<Input, Value, any Error>

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "QueueScheduler",
  message: "Write 'QueueScheduler(label: …)', with 'target:' for a queue that you have."
)
public struct SerialDispatchQueueScheduler: Scheduler {
  public init(qos: DispatchQoS) { neverCalled() }
  public init<Queue>(queue: Queue) { neverCalled() }
  public init<Queue>(queue: Queue, internalSerialQueueName: String) { neverCalled() }
  public init(internalSerialQueueName: String) { neverCalled() }

  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "QueueScheduler",
  message: "Write 'QueueScheduler(label: …)', with 'target:' for a queue that you have."
)
public struct ConcurrentDispatchQueueScheduler: Scheduler {
  public init(qos: DispatchQoS) { neverCalled() }
  public init<Queue>(queue: Queue) { neverCalled() }

  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  renamed: "QueueScheduler",
  message: "Write 'QueueScheduler(label: …)', with 'target:' for a queue that you have."
)
public struct OperationQueueScheduler: Scheduler {
  public init<Queue>(operationQueue: Queue) { neverCalled() }

  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "No scheduler is needed: a value that a handler sends is delivered after the current one."
)
public struct CurrentThreadScheduler: Scheduler {
  public static var instance: CurrentThreadScheduler { neverCalled() }

  public func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
@available(
  *,
  unavailable,
  message: "Use 'MainScheduler.shared', 'QueueScheduler(label: …)' or 'SubscriptionScheduler.shared'."
)
public enum RACScheduler {
  public static var mainThreadScheduler: MainScheduler { neverCalled() }
  public static func mainThreadScheduler(_ nothing: Never? = nil) -> MainScheduler { neverCalled() }
  public static func main() -> MainScheduler { neverCalled() }
  public static func immediate() -> ImmediateScheduler { neverCalled() }
  public init() { neverCalled() }
}

// The types of arguments that the names above take.

/// The ends of `take(until:behavior:)` elsewhere.
@_documentation(visibility: internal)
public enum InclusiveBehavior: Sendable { case inclusive, exclusive }

/// The scopes of `share(replay:scope:)` elsewhere.
@_documentation(visibility: internal)
public enum SubjectLifetimeScope: Sendable { case whileConnected, forever }

/// The ownerships of `assign(to:on:ownership:)` elsewhere.
@_documentation(visibility: internal)
public enum ObjectOwnership: Sendable { case strong, weak, unowned }

/// The periods of `chunks(ofCount:or:)` elsewhere.
@_documentation(visibility: internal)
public enum ChunkPeriod: Sendable { case repeating(every: Duration) }
