// The names of other libraries. `scripts/generate` makes this file from scripts/names.txt.

// swift-format-ignore-file

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write the type of the failures too, as in 'Signal<Int, Never>'.")
public typealias Observable<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SignalProtocol")
public typealias ObservableType = SignalProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SignalProtocol")
public typealias ObservableConvertibleType = SignalProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write the type of the failures too; 'single()' fails unless there is one value.")
public typealias Single<Value: Sendable> = Signal<Value, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write the type of the failures too, as in 'Signal<Int, Never>'.")
public typealias Maybe<Value: Sendable> = Signal<Value, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal<Never, Never>', or the type of the failures in place of the second 'Never'.")
public typealias Completable = Signal<Never, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal<Value, Never>'.")
public typealias Infallible<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal<Value, Never>', 'share(replay: 1)' to share it, and 'observe' to receive values on the main actor.")
public typealias Driver<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal<Value, Never>', and 'observe' to receive values on the main actor.")
public typealias SharedSequence<Strategy, Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Channel', or 'textChannel()' and 'channel(of:)' of a control in ReactiveSignalsUI.")
public typealias ControlProperty<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal<Value, Never>', or 'signal(for:)' of a control in ReactiveSignalsUI.")
public typealias ControlEvent<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MulticastConnection", message: "Write the type of the failures too, as in 'MulticastConnection<Int, Never>'.")
public typealias ConnectableObservable<Value: Sendable> = MulticastConnection<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "GroupedSignal", message: "Write the type of the failures too, as in 'GroupedSignal<String, Int, Never>'.")
public typealias GroupedObservable<Key: Hashable & Sendable, Value: Sendable> = GroupedSignal<Key, Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal")
public typealias AnyPublisher<Value: Sendable, Failure: Error> = Signal<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SignalProtocol")
public typealias Publisher = SignalProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MulticastConnection")
public typealias ConnectablePublisher = MulticastConnection

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal")
public typealias SignalProducer<Value: Sendable, Failure: Error> = Signal<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SignalProtocol")
public typealias SignalProducerProtocol = SignalProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write both types, as in 'Signal<Int, Never>'.")
public typealias RACSignal = Signal

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write both types, as in 'Signal<Int, Never>'.")
public typealias RACStream = Signal

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use a lazy sequence of Swift, or 'LazyStream' of ReactiveSignalsStreams.")
public typealias RACSequence = Sequence

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MulticastConnection")
public typealias RACMulticastConnection = MulticastConnection

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "GroupedSignal")
public typealias RACGroupedSignal = GroupedSignal

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use a tuple of Swift.")
public typealias RACTuple = Any

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Void")
public typealias RACUnit = Void

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Event")
public typealias RACEvent = Event

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write the type of the failures too, as in 'Signal<Int, Never>'.")
public typealias Flow<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Property", message: "It sends equal values too: 'distinctUntilChanged()' drops them.")
public typealias StateFlow<Value: Sendable> = Property<Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal", message: "Write the type of the failures too, as in 'Signal<Int, Never>'.")
public typealias SharedFlow<Value: Sendable> = Signal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject", message: "Write the type of the failures too, as in 'Subject<Int, Never>'.")
public typealias PublishSubject<Value: Sendable> = Subject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject", message: "Write the type of the failures too, as in 'Subject<Int, Never>'.")
public typealias PublishRelay<Value: Sendable> = Subject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MutableProperty")
public typealias BehaviorRelay<Value: Sendable> = MutableProperty<Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ReplaySubject", message: "Write the type of the failures too, as in 'ReplaySubject<Int, Never>'.")
public typealias ReplayRelay<Value: Sendable> = ReplaySubject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'takeLast(1)' of a subject, and 'replayLast()' for later subscribers.")
public typealias AsyncSubject<Value: Sendable> = Subject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject")
public typealias PassthroughSubject<Value: Sendable, Failure: Error> = Subject<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BehaviorSubject")
public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = BehaviorSubject<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject", message: "Write the type of the failures too, as in 'Subject<Int, Never>'.")
public typealias PassthroughRelay<Value: Sendable> = Subject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MutableProperty")
public typealias CurrentValueRelay<Value: Sendable> = MutableProperty<Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "PropertyProtocol")
public typealias MutablePropertyProtocol = PropertyProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "PropertyProtocol")
public typealias ComposableMutablePropertyProtocol = PropertyProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject", message: "Write both types, as in 'Subject<Int, Never>'.")
public typealias RACSubject = Subject

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BehaviorSubject", message: "Write both types, as in 'BehaviorSubject<Int, Never>'.")
public typealias RACBehaviorSubject = BehaviorSubject

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ReplaySubject", message: "Write both types, as in 'ReplaySubject<Int, Never>'.")
public typealias RACReplaySubject = ReplaySubject

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MutableProperty", message: "It sends equal values too: 'distinctUntilChanged()' drops them.")
public typealias MutableStateFlow<Value: Sendable> = MutableProperty<Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject", message: "Write the type of the failures too, as in 'Subject<Int, Never>'.")
public typealias MutableSharedFlow<Value: Sendable> = Subject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use a 'Subject' and its 'emitWhenSubscribed(_:)', which waits as 'send' of a channel does. Each subscriber receives every value.")
public typealias AsyncChannel<Value: Sendable> = Subject<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use a 'Subject' and its 'emitWhenSubscribed(_:)', which waits as 'send' of a channel does. Each subscriber receives every value.")
public typealias AsyncThrowingChannel<Value: Sendable, Failure: Error> = Subject<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal.interval(.seconds(1), on: scheduler)', which sends 0, 1, 2 and so on.")
public typealias AsyncTimerSequence = Signal

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Disposable")
public typealias Cancellable = Disposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ScopedDisposable")
public typealias DisposeBag = ScopedDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompoundDisposable")
public typealias CompositeDisposable = CompoundDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SerialDisposable")
public typealias SingleAssignmentDisposable = SerialDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BlockDisposable")
public typealias BooleanDisposable = BlockDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BlockDisposable")
public typealias AnonymousDisposable = BlockDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BlockDisposable")
public typealias RefCountDisposable = BlockDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Disposable")
public typealias Cancelable = Disposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BlockDisposable")
public typealias AnyDisposable = BlockDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "BlockDisposable")
public typealias RACDisposable = BlockDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompoundDisposable")
public typealias RACCompoundDisposable = CompoundDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SerialDisposable")
public typealias RACSerialDisposable = SerialDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ScopedDisposable")
public typealias RACScopedDisposable = ScopedDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subscriber", message: "Write the type of the failures too, as in 'Subscriber<Int, Never>'.")
public typealias AnyObserver<Value: Sendable> = Subscriber<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "SubscriberProtocol")
public typealias ObserverType = SubscriberProtocol

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)', or 'observe { … }'.")
public typealias Binder<Value: Sendable> = MutableProperty<Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subscriber")
public typealias AnySubscriber<Value: Sendable, Failure: Error> = Subscriber<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subscriber")
public typealias RACSubscriber = Subscriber

@_documentation(visibility: internal)
@available(*, unavailable, message: "Bind to a 'MutableProperty' with 'bind(to:)' or '<~', or with 'bind(to: \\.keyPath, on: object)'.")
public typealias BindingTargetProvider = PropertyProtocol

@_documentation(visibility: internal)
@available(*, unavailable, message: "Bind to a 'MutableProperty' with 'bind(to:)' or '<~', or with 'bind(to: \\.keyPath, on: object)'.")
public typealias BindingSource = SignalProtocol

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Command")
public typealias Action<Input: Sendable, Value: Sendable, Failure: Error> = Command<Input, Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Command")
public typealias CocoaAction = Command

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CommandError")
public typealias ActionError<Failure: Error> = CommandError<Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Channel")
public typealias RACChannel = Channel

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Channel")
public typealias RACKVOChannel = Channel

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ChannelTerminal")
public typealias RACChannelTerminal = ChannelTerminal

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'KVOSignal' with a key path, or 'observe(object, \\.keyPath)' for an '@Observable' object.")
@_alwaysEmitIntoClient public func RACObserve<X, T: Sendable>(_ object: X, _ keyPath: KeyPath<X, T>) -> Signal<T, Never> { neverCalled() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "TimedScheduler")
public typealias SchedulerType = TimedScheduler

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "TimedScheduler")
public typealias ImmediateSchedulerType = Scheduler

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MainScheduler")
public typealias ConcurrentMainScheduler = MainScheduler

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'TestScheduler' of ReactiveSignalsTesting.")
public typealias HistoricalScheduler = TimedScheduler

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'TestScheduler' of ReactiveSignalsTesting.")
public typealias VirtualTimeScheduler = TimedScheduler

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Duration")
public typealias RxTimeInterval = Duration

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MainScheduler")
public typealias UIScheduler = MainScheduler

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "TimedScheduler")
public typealias DateScheduler = TimedScheduler

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'TestScheduler' of ReactiveSignalsTesting.")
public typealias RACTestScheduler = TimedScheduler

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
@_alwaysEmitIntoClient public func flowOf<T: Sendable>(_ values: T...) -> Signal<T, Never> { neverCalled() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal.merge(a, b)'.")
@_alwaysEmitIntoClient public func merge<N: SignalProtocol, M: SignalProtocol>(_ first: N, _ second: M) -> Signal<N.Value, N.Failure> where N: SignalProtocol, M: SignalProtocol { neverCalled() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "Use 'Signal.combineLatest(a, b)'.")
@_alwaysEmitIntoClient public func combineLatest<N: SignalProtocol, M: SignalProtocol>(_ first: N, _ second: M) -> Signal<(N.Value, M.Value), N.Failure> where N: SignalProtocol, M: SignalProtocol { neverCalled() }

@_documentation(visibility: internal)
extension Lifetime {
  @available(*, unavailable, message: "Make a 'Lifetime.Token()', which has the lifetime.")
  @_alwaysEmitIntoClient public init(_ nothing: Never? = nil) { neverCalled() }

  @available(*, unavailable, message: "Use 'lifetime.ended.subscribe(completed: …)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeEnded(_ action: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }
}

@_documentation(visibility: internal)
extension MainScheduler {
  @available(*, unavailable, renamed: "shared")
  @_alwaysEmitIntoClient public static var instance: MainScheduler { neverCalled() }

  @available(*, unavailable, renamed: "shared")
  @_alwaysEmitIntoClient public static var asyncInstance: MainScheduler { neverCalled() }

  @available(*, unavailable, message: "Write '.main', or 'MainScheduler.shared'.")
  @_alwaysEmitIntoClient public convenience init(_ nothing: Never? = nil) { neverCalled() }
}

@_documentation(visibility: internal)
extension QueueScheduler {
  @available(*, unavailable, message: "Use 'MainScheduler.shared'.")
  @_alwaysEmitIntoClient public static var main: MainScheduler { neverCalled() }
}

@_documentation(visibility: internal)
extension ImmediateScheduler {
  @available(*, unavailable, message: "Write 'ImmediateScheduler()', or '.immediate'.")
  @_alwaysEmitIntoClient public static var shared: ImmediateScheduler { neverCalled() }
}

@_documentation(visibility: internal)
extension Signal {
  @available(*, unavailable, message: "Write '.empty', without parentheses.")
  @_alwaysEmitIntoClient public static func empty(_ nothing: Never? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write '.never', without parentheses.")
  @_alwaysEmitIntoClient public static func never(_ nothing: Never? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public static func error(_ error: Failure) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'unfold(0) { number in … }', whose closure returns a value and the next state, or 'nil' for the end.")
  @_alwaysEmitIntoClient public static func generate<S>(initialState: Value, condition: @escaping @Sendable (Value) -> Bool, scheduler: S? = nil, iterate: @escaping @Sendable (Value) -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.just(…).repeated()'.")
  @_alwaysEmitIntoClient public static func repeatElement(_ value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Pass a range of Swift: 'Signal.range(1...3)'.")
  @_alwaysEmitIntoClient public static func range(start: Value, count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  @_alwaysEmitIntoClient public static func interval<S>(_ period: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  @_alwaysEmitIntoClient public static func interval<S, Time>(_ period: Time, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timer(after: .seconds(1), on: scheduler)', or 'interval' for one that repeats.")
  @_alwaysEmitIntoClient public static func timer<S>(_ delay: Duration, period: Duration? = nil, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "task(on:_:)")
  @_alwaysEmitIntoClient public static func future(_ work: @escaping @Sendable () async throws(Failure) -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "task(on:_:)")
  @_alwaysEmitIntoClient public static func async(_ work: @escaping @Sendable () async throws(Failure) -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "task(on:_:)")
  @_alwaysEmitIntoClient public static func fromAsync(_ work: @escaping @Sendable () async throws(Failure) -> Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "using(resource:_:)")
  @_alwaysEmitIntoClient public static func using<X: Disposable, N: SignalProtocol>(_ resource: @escaping @Sendable () -> X, observableFactory: @escaping @Sendable (X) -> N) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.just(1)', without the types.")
  @_alwaysEmitIntoClient public init(value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal<Int, LoadError>.fail(error)'.")
  @_alwaysEmitIntoClient public init(error: Failure) { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.attempt { try result.get() }'.")
  @_alwaysEmitIntoClient public init(result: Result<Value, Failure>) { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  @_alwaysEmitIntoClient public init(values: Value...) { neverCalled() }

  @available(*, unavailable, message: "Use an array: '[1, 2, 3].signal()'.")
  @_alwaysEmitIntoClient public init(_ values: [Value]) { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.create { subscriber in … }'; 'subscriber.onDispose { … }' stands for the lifetime.")
  @_alwaysEmitIntoClient public init(_ body: @escaping @Sendable (Subscriber<Value, Failure>, Lifetime) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "interval(_:on:)")
  @_alwaysEmitIntoClient public static func timer<S>(interval: Duration, on scheduler: S) -> Signal<Value, Failure> where Value == Int, Failure == Never { neverCalled() }

  @available(*, unavailable, renamed: "just(_:)")
  @_alwaysEmitIntoClient public static func `return`(_ value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'deferred { … }'.")
  @_alwaysEmitIntoClient public static func `defer`(_ body: @escaping @Sendable () -> Signal<Value, Failure>) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'create { subscriber in … }', whose closure returns nothing.")
  @_alwaysEmitIntoClient public static func createSignal(_ body: @escaping @Sendable (Subscriber<Value, Failure>) -> (any Disposable)?) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Sequence where Element: Sendable {
  @available(*, unavailable, message: "Use 'array.signal()'.")
  @_alwaysEmitIntoClient public var publisher: Signal<Element, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension Sequence {
  @available(*, unavailable, message: "Use a lazy sequence of Swift, or 'array.signal()'.")
  @_alwaysEmitIntoClient public var rac_sequence: Self { neverCalled() }

  @available(*, unavailable, message: "Use 'array.signal()'.")
  @_alwaysEmitIntoClient public func asFlow() -> Signal<Element, Never> where Element: Sendable { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.combineLatest([a, b])' or 'Signal.zip([a, b])'.")
  @_alwaysEmitIntoClient public func combineLatest() -> Signal<[Element.Value], Element.Failure> where Element: SignalProtocol { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.combineLatest([a, b])' or 'Signal.zip([a, b])'.")
  @_alwaysEmitIntoClient public func zip() -> Signal<[Element.Value], Element.Failure> where Element: SignalProtocol { neverCalled() }

  @available(*, unavailable, message: "Use 'Signal.merge([a, b])'.")
  @_alwaysEmitIntoClient public func merge() -> Signal<Element.Value, Element.Failure> where Element: SignalProtocol { neverCalled() }
}

@_documentation(visibility: internal)
extension SignalProtocol {
  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveValue: @escaping @Sendable (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveCompletion: @escaping @Sendable (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping @Sendable (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:on:)")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: property)' with a 'MutableProperty'.")
  @_alwaysEmitIntoClient public func assign<X>(to published: inout X) { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  @_alwaysEmitIntoClient public func assign(to property: MutableProperty<Value>) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)', which does not retain the object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X, ownership: ObjectOwnership) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'bind(to: \\.keyPath, on: object)' for each object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X, Y>(to keyPath: KeyPath<X, Value>, on object: X, and other: KeyPath<Y, Value>, on second: Y) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(onNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Failure) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeNext(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeError(_ handler: @escaping @Sendable (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeCompleted(_ handler: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "observe(_:)", message: "The closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X>(_ target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'observe { [weak object] value in … }', whose closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X: AnyObject>(with object: X, onNext: @escaping @Sendable (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "observe(_:)", message: "The closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func emit(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "bind(to:)")
  @discardableResult
  @_alwaysEmitIntoClient public func emit<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "observe(_:)", message: "The closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(subject)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind<X: SubscriberProtocol>(to subject: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithValues(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithResult(_ handler: @escaping @Sendable (Result<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:failed:completed:)")
  @discardableResult
  @_alwaysEmitIntoClient public func observeResult(_ handler: @escaping @Sendable (Result<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithFailed(_ handler: @escaping @Sendable (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next: { _ in }, failed: { error in … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeFailed(_ handler: @escaping @Sendable (Failure) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithCompleted(_ handler: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeCompleted(_ handler: @escaping @Sendable () -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'publish()', and 'connect()' behind the subscriptions.")
  @_alwaysEmitIntoClient public func startWithSignal(_ body: @escaping @Sendable (Signal<Value, Failure>, any Disposable) -> Void) { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func start() -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribeEvents { event in … }'.")
  @discardableResult
  @_alwaysEmitIntoClient public func start(_ handler: @escaping @Sendable (Event<Value, Failure>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(next:)")
  @discardableResult
  @_alwaysEmitIntoClient public func observeValues(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'observe { … }', or 'flatMap(.latest) { … }' for work that a new value ends.")
  @discardableResult
  @_alwaysEmitIntoClient public func collectLatest(_ body: @escaping @Sendable (Value) async -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func launchIn<X>(_ scope: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use 'waitForFirst()', 'waitForAll()' or 'waitUntilCompleted()'.")
  @_alwaysEmitIntoClient public func toBlocking(timeout: Duration? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased'.")
  @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased'.")
  @_alwaysEmitIntoClient public func eraseToAnySignal() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased'.")
  @_alwaysEmitIntoClient public func eraseToSignal() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the property 'erased', or the signal itself.")
  @_alwaysEmitIntoClient public func asObservable() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func asDriver(onErrorJustReturn value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func asSignal(onErrorJustReturn value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func asInfallible(onErrorJustReturn value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(to:)")
  @_alwaysEmitIntoClient public func asDriver<N: SignalProtocol>(onErrorDriveWith next: N) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func asDriver<N: SignalProtocol>(onErrorRecover handler: @escaping @Sendable (Failure) -> N) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asDriver() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asSingle() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asMaybe() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asCompletable() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asInfallible() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself.")
  @_alwaysEmitIntoClient public func asSignal() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use the signal itself.")
  @_alwaysEmitIntoClient public var producer: Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func flatMapLatest<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func flatMapLatest<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'asyncMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func asyncMapLatest<T: Sendable>(_ transform: @escaping @Sendable (Value) async throws -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func switchMap<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func switchMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func flatMapFirst<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func flatMapFirst<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func exhaustMap<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.first) { … }'.")
  @_alwaysEmitIntoClient public func exhaustMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  @_alwaysEmitIntoClient public func concatMap<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }'.")
  @_alwaysEmitIntoClient public func concatMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func mergeMap<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func mergeMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func flattenMap<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "flatMap(_:)")
  @_alwaysEmitIntoClient public func flattenMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapConcat<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapConcat<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapMerge<N: SignalProtocol>(_ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.")
  @_alwaysEmitIntoClient public func flatMapMerge<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.latest) { … }'.")
  @_alwaysEmitIntoClient public func mapLatest<T: Sendable>(_ transform: @escaping @Sendable (Value) async -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  @_alwaysEmitIntoClient public func flatMapBatches<N: SignalProtocol>(of count: Int, _ transform: @escaping @Sendable (Value) -> N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'flatMap(.merge(maxConcurrent: …)) { … }'.")
  @_alwaysEmitIntoClient public func flatMapBatches<T: Sendable, E: Error>(of count: Int, _ transform: @escaping @Sendable (Value) -> Signal<T, E>) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func flatMapError<N: SignalProtocol>(_ handler: @escaping @Sendable (Failure) -> N) -> Signal<Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func flatMapError<E: Error>(_ handler: @escaping @Sendable (Failure) -> Signal<Value, E>) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "switchToLatest()")
  @_alwaysEmitIntoClient public func switchLatest() -> Signal<Value.Value, Failure> where Value: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func merge() -> Signal<Value.Value, Failure> where Value: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func switchAll() -> Signal<Value.Value, Failure> where Value: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func mergeAll() -> Signal<Value.Value, Failure> where Value: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func concatAll() -> Signal<Value.Value, Failure> where Value: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "flatten(_:)")
  @_alwaysEmitIntoClient public func exhaustAll() -> Signal<Value.Value, Failure> where Value: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "compactMap(_:)")
  @_alwaysEmitIntoClient public func filterMap<T: Sendable>(_ transform: @escaping @Sendable (Value) -> T?) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func unwrap<T: Sendable>() -> Signal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func filterNil<T: Sendable>() -> Signal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0 ?? … }'.")
  @_alwaysEmitIntoClient public func replaceNil<T: Sendable>(with value: T) -> Signal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func filterNotNull<T: Sendable>() -> Signal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  @_alwaysEmitIntoClient public func mapTo<T: Sendable>(_ value: T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  @_alwaysEmitIntoClient public func mapToValue<T: Sendable>(_ value: T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "mapReplace(_:)")
  @_alwaysEmitIntoClient public func mapToVoid() -> Signal<Void, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.")
  @_alwaysEmitIntoClient public func mapMany<T: Sendable>(_ transform: @escaping @Sendable (Value.Element) -> T) -> Signal<[T], Failure> where Value: Collection { neverCalled() }

  @available(*, unavailable, message: "Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.")
  @_alwaysEmitIntoClient public func filterMany(_ isIncluded: @escaping @Sendable (Value.Element) -> Bool) -> Signal<[Value.Element], Failure> where Value: Collection, Value.Element: Sendable { neverCalled() }

  @available(*, unavailable, renamed: "map(_:)")
  @_alwaysEmitIntoClient public func pluck<T: Sendable>(_ keyPath: any KeyPath<Value, T> & Sendable) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  @_alwaysEmitIntoClient public func negate() -> Signal<Value, Failure> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "not()")
  @_alwaysEmitIntoClient public func toggle() -> Signal<Value, Failure> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  @_alwaysEmitIntoClient public func scanWithStart<T: Sendable>(_ initial: T, reduce: @escaping @Sendable (T, Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)", message: "It does not send the initial value.")
  @_alwaysEmitIntoClient public func runningFold<T: Sendable>(_ initial: T, _ next: @escaping @Sendable (T, Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "reduce(_:_:)")
  @_alwaysEmitIntoClient public func aggregateWithStart<T: Sendable>(_ initial: T, reduce: @escaping @Sendable (T, Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func removeDuplicates() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  @_alwaysEmitIntoClient public func removeDuplicates(by predicate: @escaping @Sendable (Value, Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func skipRepeats() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  @_alwaysEmitIntoClient public func skipRepeats(_ areSame: @escaping @Sendable (Value, Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(at:)")
  @_alwaysEmitIntoClient public func distinctUntilKeyChanged<T: Sendable>(_ keyPath: any KeyPath<Value, T> & Sendable) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged(at:)")
  @_alwaysEmitIntoClient public func distinctUntilChangedBy<T: Sendable>(_ key: @escaping @Sendable (Value) -> T) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinct()")
  @_alwaysEmitIntoClient public func uniqueValues() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "distinct()")
  @_alwaysEmitIntoClient public func removeAllDuplicates() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "pairwise()")
  @_alwaysEmitIntoClient public func adjacentPairs() -> Signal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "pairwise()")
  @_alwaysEmitIntoClient public func combinePrevious() -> Signal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'start(with: initial)', and 'pairwise()' behind it.")
  @_alwaysEmitIntoClient public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 2, step: 1)'.")
  @_alwaysEmitIntoClient public func nwise(_ count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  @_alwaysEmitIntoClient public func startWith(_ values: Value...) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  @_alwaysEmitIntoClient public func prepend(_ values: Value...) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "start(with:)")
  @_alwaysEmitIntoClient public func prefix(value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'other.concat(signal)'.")
  @_alwaysEmitIntoClient public func prefix<N: SignalProtocol>(_ other: N) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "append(_:)")
  @_alwaysEmitIntoClient public func endWith(_ values: Value...) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(subscribed: { … })', or 'start(with: value)' to send one.")
  @_alwaysEmitIntoClient public func onStart(_ body: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "elements()")
  @_alwaysEmitIntoClient public func values<T: Sendable, E: Error>(_ nothing: Never? = nil) -> Signal<T, Never> where Value == Event<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "failures()")
  @_alwaysEmitIntoClient public func errors<T: Sendable, E: Error>() -> Signal<E, Never> where Value == Event<T, E> { neverCalled() }

  @available(*, unavailable, renamed: "materialize()")
  @_alwaysEmitIntoClient public func mapToResult() -> Signal<Result<Value, Failure>, Never> { neverCalled() }

  @available(*, unavailable, renamed: "group(by:)")
  @_alwaysEmitIntoClient public func groupBy<K: Hashable & Sendable>(keySelector key: @escaping @Sendable (Value) -> K) -> Signal<GroupedSignal<K, Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "group(by:)")
  @_alwaysEmitIntoClient public func groupBy<K: Hashable & Sendable>(_ keyPath: any KeyPath<Value, K> & Sendable) -> Signal<GroupedSignal<K, Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func buffer<S>(timeSpan: Duration, count: Int, scheduler: S) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func buffer<S, Time>(timeSpan: Time, count: Int, scheduler: S) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:upTo:on:)")
  @_alwaysEmitIntoClient public func buffer<S>(for duration: Duration, max count: Int, on scheduler: S) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func window<S>(timeSpan: Duration, count: Int, scheduler: S) -> Signal<Signal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "window(for:upTo:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func window<S, Time>(timeSpan: Time, count: Int, scheduler: S) -> Signal<Signal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func bufferWithTime<S>(_ time: Duration, onScheduler scheduler: S) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(for:on:)", message: "The time runs from the first value.")
  @_alwaysEmitIntoClient public func bufferWithTime<S, Time>(_ time: Time, onScheduler scheduler: S) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  @_alwaysEmitIntoClient public func bufferCount(_ count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  @_alwaysEmitIntoClient public func bufferTime(_ time: Duration) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.")
  @_alwaysEmitIntoClient public func bufferTime<Time>(_ time: Time) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  @_alwaysEmitIntoClient public func windowCount(_ count: Int) -> Signal<Signal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  @_alwaysEmitIntoClient public func windowTime(_ time: Duration) -> Signal<Signal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.")
  @_alwaysEmitIntoClient public func windowTime<Time>(_ time: Time) -> Signal<Signal<Value, Failure>, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  @_alwaysEmitIntoClient public func slidingWindow(_ count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  @_alwaysEmitIntoClient public func slidingWindow(count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(count: 10, step: 1)'.")
  @_alwaysEmitIntoClient public func slidingWindow(size count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  @_alwaysEmitIntoClient public func chunked(_ count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  @_alwaysEmitIntoClient public func collect<S>(every interval: Duration, on scheduler: S, skipEmpty: Bool = false, discardWhenCompleted: Bool = true) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  @_alwaysEmitIntoClient public func collect<S, Time>(every interval: Time, on scheduler: S, skipEmpty: Bool = false, discardWhenCompleted: Bool = true) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.")
  @_alwaysEmitIntoClient public func collect(every interval: Duration) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "buffer(count:)")
  @_alwaysEmitIntoClient public func chunks(ofCount count: Int) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'buffer(for: .seconds(1), upTo: 10, on: scheduler)'.")
  @_alwaysEmitIntoClient public func chunks(ofCount count: Int, or period: ChunkPeriod) -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skipNil()")
  @_alwaysEmitIntoClient public func compacted<T: Sendable>() -> Signal<T, Failure> where Value == T? { neverCalled() }

  @available(*, unavailable, renamed: "scan(_:_:)")
  @_alwaysEmitIntoClient public func reductions<T: Sendable>(_ initial: T, _ next: @escaping @Sendable (T, Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "collect()")
  @_alwaysEmitIntoClient public func toArray() -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'await signal.collected()', or 'collect()' for a signal of one array.")
  @_alwaysEmitIntoClient public func toList() -> Signal<[Value], Failure> { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  @_alwaysEmitIntoClient public func every(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "first(where:)")
  @_alwaysEmitIntoClient public func find(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  @_alwaysEmitIntoClient public func any() -> Signal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "contains(where:)")
  @_alwaysEmitIntoClient public func any(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "allSatisfy(_:)")
  @_alwaysEmitIntoClient public func all(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Bool, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  @_alwaysEmitIntoClient public func defaultIfEmpty(_ value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(switchTo:)")
  @_alwaysEmitIntoClient public func switchIfEmpty<N: SignalProtocol>(_ other: N) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ifEmpty(_:)")
  @_alwaysEmitIntoClient public func replaceEmpty(with value: Value) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "with(weak:)")
  @_alwaysEmitIntoClient public func withUnretained<X: AnyObject>(_ object: X) -> Signal<(X, Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'decode(_:with:)' and 'encode(with:)' of ReactiveSignalsFoundation.")
  @_alwaysEmitIntoClient public func decode<T: Sendable, X>(type: T.Type, decoder: X) -> Signal<T, any Error> { neverCalled() }

  @available(*, unavailable, message: "Use 'decode(_:with:)' and 'encode(with:)' of ReactiveSignalsFoundation.")
  @_alwaysEmitIntoClient public func encode<X>(encoder: X) -> Signal<Value, any Error> { neverCalled() }

  @available(*, unavailable, message: "Use 'deliver(on:buffering:)' with '.newest(1)', and 'map' behind it.")
  @_alwaysEmitIntoClient public func lazyMap<T: Sendable, S>(on scheduler: S, transform: @escaping @Sendable (Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(_:)")
  @_alwaysEmitIntoClient public func prefix(_ count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(while:)")
  @_alwaysEmitIntoClient public func prefix(while predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(throughMatching: { … })', with the opposite predicate.")
  @_alwaysEmitIntoClient public func prefix(while predicate: @escaping @Sendable (Value) -> Bool, behavior: InclusiveBehavior) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)", message: "It ends also when the other signal completes.")
  @_alwaysEmitIntoClient public func prefix<X>(untilOutputFrom trigger: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(for: .seconds(1), on: scheduler)'.")
  @_alwaysEmitIntoClient public func prefix(duration: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(for: .seconds(1), on: scheduler)'.")
  @_alwaysEmitIntoClient public func prefix<Time>(duration: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)", message: "Write 'skip(1)' for the first value.")
  @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(while:)")
  @_alwaysEmitIntoClient public func drop(while predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)", message: "It begins also when the other signal completes.")
  @_alwaysEmitIntoClient public func drop<X>(untilOutputFrom trigger: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(_:)")
  @_alwaysEmitIntoClient public func drop(_ count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)")
  @_alwaysEmitIntoClient public func output(at index: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "elements(in:)")
  @_alwaysEmitIntoClient public func output<X: RangeExpression>(in range: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "element(at:)", message: "It completes where there are too few values.")
  @_alwaysEmitIntoClient public func elementAt(_ index: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  @_alwaysEmitIntoClient public func ignoreOutput() -> Signal<Never, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues(as:)")
  @_alwaysEmitIntoClient public func ignoreOutput<T: Sendable>(setOutputType type: T.Type) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues()")
  @_alwaysEmitIntoClient public func ignoreElements() -> Signal<Never, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch { _ in .empty }'.")
  @_alwaysEmitIntoClient public func ignoreFailure(completeImmediately: Bool = true) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch { _ in .empty }'.")
  @_alwaysEmitIntoClient public func ignoreFailures() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "take(until:)", message: "It ends also when the other signal completes.")
  @_alwaysEmitIntoClient public func takeUntil<X>(_ trigger: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "skip(until:)", message: "It begins also when the other signal completes.")
  @_alwaysEmitIntoClient public func skipUntil<X>(_ trigger: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while: { … })'.")
  @_alwaysEmitIntoClient public func takeWhile(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'skip(while: { … })'.")
  @_alwaysEmitIntoClient public func skipWhile(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'skip(while: { … })'.")
  @_alwaysEmitIntoClient public func dropWhile(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func takeUntilBlock(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func takeWhileBlock(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func skipUntilBlock(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.")
  @_alwaysEmitIntoClient public func skipWhileBlock(_ predicate: @escaping @Sendable (Value) -> Bool) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(untilReplacement:)")
  @_alwaysEmitIntoClient public func takeUntilReplacement<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "take(throughMatching:)", message: "For '.exclusive' it is 'take(untilMatching:)'.")
  @_alwaysEmitIntoClient public func take(until predicate: @escaping @Sendable (Value) -> Bool, behavior: InclusiveBehavior) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'take(throughMatching: { … })', with the opposite predicate.")
  @_alwaysEmitIntoClient public func take(while predicate: @escaping @Sendable (Value) -> Bool, behavior: InclusiveBehavior) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  @_alwaysEmitIntoClient public func take(last count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "takeLast(_:)")
  @_alwaysEmitIntoClient public func suffix(_ count: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  @_alwaysEmitIntoClient public func merge<X>(with other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "combineLatest(_:)")
  @_alwaysEmitIntoClient public func combineLatest<N: SignalProtocol>(with other: N) -> Signal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(_:)' or 'zip(_:)'.")
  @_alwaysEmitIntoClient public func combineLatestWith<N: SignalProtocol>(_ other: N) -> Signal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(_:)' or 'zip(_:)'.")
  @_alwaysEmitIntoClient public func zipWith<N: SignalProtocol>(_ other: N) -> Signal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)", message: "It sends pairs: add '.map { $1 }' for the values of the other signal alone.")
  @_alwaysEmitIntoClient public func withLatestFrom<N: SignalProtocol>(_ other: N) -> Signal<N.Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:)", message: "It sends pairs: add '.map { $1 }' for the values of the other signal alone.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: PropertyProtocol>(_ property: P) -> Signal<P.Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  @_alwaysEmitIntoClient public func withLatestFrom<N: SignalProtocol, T: Sendable>(_ other: N, resultSelector: @escaping @Sendable (Value, N.Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'withLatest(from: property.signal) { … }'.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: PropertyProtocol, T: Sendable>(_ property: P, resultSelector: @escaping @Sendable (Value, P.Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  @_alwaysEmitIntoClient public func withLatestFrom<N: SignalProtocol, M: SignalProtocol>(_ other: N, _ second: M) -> Signal<(N.Value, M.Value), Failure> where M: SignalProtocol { neverCalled() }

  @available(*, unavailable, renamed: "withLatest(from:_:)")
  @_alwaysEmitIntoClient public func withLatestFrom<N: SignalProtocol, M: SignalProtocol, T: Sendable>(_ other: N, _ second: M, resultSelector: @escaping @Sendable (Value, (N.Value, M.Value)) -> T) -> Signal<T, Failure> where M: SignalProtocol { neverCalled() }

  @available(*, unavailable, message: "Use 'trigger.withLatest(from: signal)'.")
  @_alwaysEmitIntoClient public func sample<N: SignalProtocol>(with trigger: N) -> Signal<(Value, N.Value), Failure> { neverCalled() }

  @available(*, unavailable, renamed: "sample(on:)", message: "It sends a value again when there is no newer one, and completes with either signal.")
  @_alwaysEmitIntoClient public func sample<X>(_ trigger: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  @_alwaysEmitIntoClient public func sample<S: TimedScheduler>(every time: Duration, on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'sample(on: .interval(.seconds(1), on: .main))'.")
  @_alwaysEmitIntoClient public func sample<S: TimedScheduler, Time>(every time: Time, on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  @_alwaysEmitIntoClient public func amb<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "race(_:)")
  @_alwaysEmitIntoClient public func raceWith<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "concat(_:)")
  @_alwaysEmitIntoClient public func concatWith<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "merge(_:)")
  @_alwaysEmitIntoClient public func mergeWith<X>(_ other: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'combineLatest(other).map { … }'.")
  @_alwaysEmitIntoClient public func combine<N: SignalProtocol, T: Sendable>(_ other: N, _ transform: @escaping @Sendable (Value, N.Value) -> T) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'then { other }'.")
  @_alwaysEmitIntoClient public func andThen<N: SignalProtocol>(_ other: N) -> Signal<N.Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)")
  @_alwaysEmitIntoClient public func debounce<S>(_ time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "debounce(for:on:)", message: "Completion sends the value that waits.")
  @_alwaysEmitIntoClient public func debounce<S>(for time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func debounceTime(_ time: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func debounceTime<Time>(_ time: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func throttleTime(_ time: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func throttleTime<Time>(_ time: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func auditTime(_ time: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func auditTime<Time>(_ time: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func sampleTime(_ time: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.")
  @_alwaysEmitIntoClient public func sampleTime<Time>(_ time: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "throttle(for:latest:on:)", message: "Completion sends the value that waits, without the rest of the pause.")
  @_alwaysEmitIntoClient public func throttle<S>(_ time: Duration, latest: Bool = true, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  @_alwaysEmitIntoClient public func throttle<S>(for time: Duration, scheduler: S, latest: Bool = true) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'filter' or 'sample(on:)' with the property.")
  @_alwaysEmitIntoClient public func throttle<P: PropertyProtocol, S>(while property: P, on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "running(while:)", message: "A 'false' disposes the signal, and a 'true' subscribes again.")
  @_alwaysEmitIntoClient public func pausable<X>(_ pauser: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "running(while:)", message: "A 'false' disposes the signal, and a 'true' subscribes again.")
  @_alwaysEmitIntoClient public func pausable<X>(while pauser: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "hold(while:)", message: "It holds the values while the condition is 'true'.")
  @_alwaysEmitIntoClient public func pausableBuffered<X>(_ pauser: X) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.")
  @_alwaysEmitIntoClient public func throttleFirst<S>(_ time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.")
  @_alwaysEmitIntoClient public func throttleFirst<S, Time>(_ time: Time, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "audit(for:on:)")
  @_alwaysEmitIntoClient public func throttleLast<S>(_ time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "audit(for:on:)")
  @_alwaysEmitIntoClient public func throttleLast<S, Time>(_ time: Time, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)")
  @_alwaysEmitIntoClient public func delay<S>(_ time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "delay(for:on:)", message: "A failure is not delayed.")
  @_alwaysEmitIntoClient public func delay<S>(for time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'.")
  @_alwaysEmitIntoClient public func timeout<S>(_ time: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(ofSilence:switchTo:on:)")
  @_alwaysEmitIntoClient public func timeout<N: SignalProtocol, S>(_ time: Duration, other: N, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.")
  @_alwaysEmitIntoClient public func timeout<S>(_ time: Duration, scheduler: S, customError: @escaping @Sendable () -> Failure) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.")
  @_alwaysEmitIntoClient public func timeout(_ time: Duration, on scheduler: some TimedScheduler, customError: @escaping @Sendable () -> Failure) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  @_alwaysEmitIntoClient public func timeout(_ time: Duration, error: Failure, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "timeout(after:failingWith:on:)")
  @_alwaysEmitIntoClient public func timeout<S: TimedScheduler>(_ time: Duration, failure: Failure, on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'measureInterval(on: scheduler)'.")
  @_alwaysEmitIntoClient public func timeInterval() -> Signal<Duration, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)", message: "For the main thread, write 'onMain()'.")
  @_alwaysEmitIntoClient public func receive<S>(on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.")
  @_alwaysEmitIntoClient public func receive(on scheduler: MainScheduler) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)", message: "For the main thread, write 'onMain()'.")
  @_alwaysEmitIntoClient public func observe<S>(on scheduler: S, _ noHandler: (@Sendable (Never) -> Never)? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'onMain()'.")
  @_alwaysEmitIntoClient public func observe(on scheduler: MainScheduler, _ noHandler: (@Sendable (Never) -> Never)? = nil) -> MainSignal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)", message: "For the main thread, write 'onMain()'.")
  @_alwaysEmitIntoClient public func observeOn<S>(_ scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliver(on:)")
  @_alwaysEmitIntoClient public func deliverOn<S>(_ scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "deliverOnMain()")
  @_alwaysEmitIntoClient public func deliverOnMainThread() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(on:)")
  @_alwaysEmitIntoClient public func subscribeOn<S>(_ scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(on:)")
  @_alwaysEmitIntoClient public func start<S: Scheduler>(on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "subscribe(on:)", message: "It decides where the signal starts.")
  @_alwaysEmitIntoClient public func flowOn<S>(_ scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'deliver(on: scheduler, buffering: .newest(1))'.")
  @_alwaysEmitIntoClient public func buffer<X, Y>(size: Int, prefetch: X, whenFull: Y) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'deliver(on:buffering:)' or 'asyncMap(buffering:)' with '.newest(1)'.")
  @_alwaysEmitIntoClient public func conflate() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func catchAndReturn(_ value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func onErrorReturn(_ value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func onErrorReturnItem(_ value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func catchErrorJustReturn(_ value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func catchError<N: SignalProtocol>(_ handler: @escaping @Sendable (Failure) -> N) -> Signal<Value, N.Failure> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)")
  @_alwaysEmitIntoClient public func catchError<E: Error>(_ handler: @escaping @Sendable (Failure) -> Signal<Value, E>) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "catch(_:)", message: "Return 'Signal.fail(…)' in place of 'throw'.")
  @_alwaysEmitIntoClient public func tryCatch<N: SignalProtocol>(_ handler: @escaping @Sendable (Failure) throws -> N) -> Signal<Value, any Error> { neverCalled() }

  @available(*, unavailable, renamed: "replaceFailure(with:)")
  @_alwaysEmitIntoClient public func replaceError(with value: Value) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "mapFailure(_:)")
  @_alwaysEmitIntoClient public func mapError<E: Error>(_ transform: @escaping @Sendable (Failure) -> E) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  @_alwaysEmitIntoClient public func setFailureType<E: Error>(to type: E.Type) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "promoteFailure(to:)")
  @_alwaysEmitIntoClient public func promoteError<E: Error>(_ type: E.Type) -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'promoteFailure(to: LoadError.self)'.")
  @_alwaysEmitIntoClient public func promoteError<E: Error>() -> Signal<Value, E> { neverCalled() }

  @available(*, unavailable, renamed: "ignoreValues(as:)")
  @_alwaysEmitIntoClient public func promoteValue<T: Sendable>(_ type: T.Type) -> Signal<T, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'catch' with a closure that stops the program, or handle the failure.")
  @_alwaysEmitIntoClient public func assertNoFailure(_ prefix: String = "") -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "tryMap(_:)")
  @_alwaysEmitIntoClient public func attemptMap<T: Sendable, E: Error>(_ transform: @escaping @Sendable (Value) throws(E) -> T) -> Signal<T, E> { neverCalled() }

  @available(*, unavailable, message: "Use 'tryMap', and 'compactMap { $0 }' behind it.")
  @_alwaysEmitIntoClient public func tryCompactMap<T: Sendable>(_ transform: @escaping @Sendable (Value) throws -> T?) -> Signal<T, any Error> { neverCalled() }

  @available(*, unavailable, renamed: "retry(when:)", message: "Answers that complete let the failure pass.")
  @_alwaysEmitIntoClient public func retryWhen<N: SignalProtocol>(_ handler: @escaping @Sendable (Signal<Failure, Never>) -> N) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry<S>(upTo count: Int, interval: Double, on scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry(upTo count: Int, interval: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry(upTo count: Int, interval: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry<S>(_ count: Int, delay: Duration, scheduler: S) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.")
  @_alwaysEmitIntoClient public func retry(_ count: Int, delay: Duration, on scheduler: some TimedScheduler) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(3, on: .main) { failure in … }', whose closure returns the delay, or 'nil' to give up.")
  @_alwaysEmitIntoClient public func retry(_ count: Int, delay: @escaping @Sendable (Failure) -> Duration?) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry(_ count: Int, delay: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry<Time>(_ count: Int, delay: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry(count: Int, delay: Duration) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.")
  @_alwaysEmitIntoClient public func retry<Time>(count: Int, delay: Time) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "repeated(_:)")
  @_alwaysEmitIntoClient public func `repeat`(_ count: Int = 1) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "repeated(when:)")
  @_alwaysEmitIntoClient public func repeatWhen<N: SignalProtocol>(_ handler: @escaping @Sendable (Signal<Int, Never>) -> N) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func `do`(onNext: (@Sendable (Value) -> Void)? = nil, afterNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Failure) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func `do`(onSuccess: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func handleEvents(receiveSubscription: (@Sendable (any Disposable) -> Void)? = nil, receiveOutput: (@Sendable (Value) -> Void)? = nil, receiveCompletion: (@Sendable (Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (@Sendable () -> Void)? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(starting: (@Sendable () -> Void)? = nil, started: (@Sendable () -> Void)? = nil, event: (@Sendable (Event<Value, Failure>) -> Void)? = nil, failed: (@Sendable (Failure) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, interrupted: (@Sendable () -> Void)? = nil, terminated: (@Sendable () -> Void)? = nil, disposed: (@Sendable () -> Void)? = nil, value: (@Sendable (Value) -> Void)?) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(value: (@Sendable (Value) -> Void)?, event: (@Sendable (Event<Value, Failure>) -> Void)? = nil, failed: (@Sendable (Failure) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, interrupted: (@Sendable () -> Void)? = nil, terminated: (@Sendable () -> Void)? = nil, disposed: (@Sendable () -> Void)? = nil) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func tap(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doOnNext(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doOnSuccess(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  @_alwaysEmitIntoClient public func doOnError(_ handler: @escaping @Sendable (Failure) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  @_alwaysEmitIntoClient public func onError(_ handler: @escaping @Sendable (Failure) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(failed: { … })'.")
  @_alwaysEmitIntoClient public func onFailure(_ handler: @escaping @Sendable (Failure) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func onEach(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func onCompletion(_ handler: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func onDispose(_ handler: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func onTermination(_ handler: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doNext(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  @_alwaysEmitIntoClient public func doError(_ handler: @escaping @Sendable (Failure) -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  @_alwaysEmitIntoClient public func doCompleted(_ handler: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "on(subscribed:next:failed:completed:terminated:disposed:)")
  @_alwaysEmitIntoClient public func initially(_ handler: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "finally(_:)")
  @_alwaysEmitIntoClient public func finalize(_ handler: @escaping @Sendable () -> Void) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  @_alwaysEmitIntoClient public func debug(_ label: String = "") -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  @_alwaysEmitIntoClient public func logEvents(identifier: String = "") -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "log(_:)")
  @_alwaysEmitIntoClient public func logAll() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'on(next: { … })' or 'on(failed: { … })' with a breakpoint in the closure.")
  @_alwaysEmitIntoClient public func breakpointOnError() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.")
  @_alwaysEmitIntoClient public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "share(replay:)", message: "The source stops without subscribers, unless 'whenUnobserved: .keep' is passed.")
  @_alwaysEmitIntoClient public func shareReplay(_ count: Int = 1) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replayLazily(capacity:)")
  @_alwaysEmitIntoClient public func replayLazily(upTo capacity: Int) -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "replay(capacity:)")
  @_alwaysEmitIntoClient public func replayAll() -> Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "publish()")
  @_alwaysEmitIntoClient public func makeConnectable() -> MulticastConnection<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'Property(initial: …, then: signal)'.")
  @_alwaysEmitIntoClient public func stateIn<X>(_ scope: X) -> Property<Value> { neverCalled() }

  @available(*, unavailable, message: "Use 'Property(initial: …, then: signal)'.")
  @_alwaysEmitIntoClient public func toProperty(initial value: Value) -> Property<Value> { neverCalled() }

  @available(*, unavailable, renamed: "share(replay:)")
  @_alwaysEmitIntoClient public func shareIn<X>(_ scope: X) -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension PropertyProtocol {
  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveValue: @escaping @Sendable (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func sink(receiveCompletion: @escaping @Sendable (Subscribers.Completion<Never>) -> Void, receiveValue: @escaping @Sendable (Value) -> Void) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:on:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: property)' with a 'MutableProperty'.")
  @_alwaysEmitIntoClient public func assign<X>(to published: inout X) { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: \\.keyPath, on: object)', which does not retain the object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X>(to keyPath: KeyPath<X, Value>, on object: X, ownership: ObjectOwnership) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'bind(to: \\.keyPath, on: object)' for each object.")
  @discardableResult
  @_alwaysEmitIntoClient public func assign<X, Y>(to keyPath: KeyPath<X, Value>, on object: X, and other: KeyPath<Y, Value>, on second: Y) -> AnyCancellable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribe(onNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Never) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func subscribeNext(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.observe(_:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X>(_ target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'observe { [weak object] value in … }', whose closure runs on the actor where it is written.")
  @discardableResult
  @_alwaysEmitIntoClient public func drive<X: AnyObject>(with object: X, onNext: @escaping @Sendable (X, Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.observe(_:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func emit(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.bind(to:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func emit<X>(to target: X) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.observe(_:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func bind(onNext: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithValues(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func startWithResult(_ handler: @escaping @Sendable (Result<Value, Never>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:failed:completed:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeResult(_ handler: @escaping @Sendable (Result<Value, Never>) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.subscribe(next:)'.")
  @discardableResult
  @_alwaysEmitIntoClient public func observeValues(_ handler: @escaping @Sendable (Value) -> Void) -> any Disposable { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.erased'.")
  @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.erased'.")
  @_alwaysEmitIntoClient public func eraseToAnySignal() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.erased'.")
  @_alwaysEmitIntoClient public func eraseToSignal() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'property.signal'.")
  @_alwaysEmitIntoClient public func asObservable() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use the signal itself; 'single()' fails unless there is one value.")
  @_alwaysEmitIntoClient public func asDriver() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, renamed: "signal")
  @_alwaysEmitIntoClient public var producer: Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skipNil()'.")
  @_alwaysEmitIntoClient public func unwrap<T: Sendable>() -> Signal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skipNil()'.")
  @_alwaysEmitIntoClient public func filterNil<T: Sendable>() -> Signal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'map { $0 ?? … }'.")
  @_alwaysEmitIntoClient public func replaceNil<T: Sendable>(with value: T) -> Signal<T, Never> where Value == T? { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.not()'.")
  @_alwaysEmitIntoClient public func negate() -> Signal<Value, Never> where Value == Bool { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func removeDuplicates() -> Property<Value> { neverCalled() }

  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_alwaysEmitIntoClient public func skipRepeats() -> Property<Value> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.start(with:)'.")
  @_alwaysEmitIntoClient public func startWith(_ values: Value...) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.start(with:)'.")
  @_alwaysEmitIntoClient public func prepend(_ values: Value...) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.take(_:)'.")
  @_alwaysEmitIntoClient public func prefix(_ count: Int) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.skip(_:)'.")
  @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.combineLatest(_:)'.")
  @_alwaysEmitIntoClient public func combineLatest<N: SignalProtocol>(with other: N) -> Signal<(Value, N.Value), Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:)'.")
  @_alwaysEmitIntoClient public func withLatestFrom<N: SignalProtocol>(_ other: N) -> Signal<N.Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:)'.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: PropertyProtocol>(_ property: P) -> Signal<P.Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.withLatest(from:_:)'.")
  @_alwaysEmitIntoClient public func withLatestFrom<N: SignalProtocol, T: Sendable>(_ other: N, resultSelector: @escaping @Sendable (Value, N.Value) -> T) -> Signal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'withLatest(from: property.signal) { … }'.")
  @_alwaysEmitIntoClient public func withLatestFrom<P: PropertyProtocol, T: Sendable>(_ property: P, resultSelector: @escaping @Sendable (Value, P.Value) -> T) -> Signal<T, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  @_alwaysEmitIntoClient public func debounce<S>(_ time: Duration, scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.debounce(for:on:)'.")
  @_alwaysEmitIntoClient public func debounce<S>(for time: Duration, scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.throttle(for:latest:on:)'.")
  @_alwaysEmitIntoClient public func throttle<S>(_ time: Duration, latest: Bool = true, scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.")
  @_alwaysEmitIntoClient public func throttle<S>(for time: Duration, scheduler: S, latest: Bool = true) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  @_alwaysEmitIntoClient public func delay<S>(_ time: Duration, scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.delay(for:on:)'.")
  @_alwaysEmitIntoClient public func delay<S>(for time: Duration, scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliver(on:)'.")
  @_alwaysEmitIntoClient public func receive<S>(on scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliver(on:)'.")
  @_alwaysEmitIntoClient public func observe<S>(on scheduler: S, _ noHandler: (@Sendable (Never) -> Never)? = nil) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliver(on:)'.")
  @_alwaysEmitIntoClient public func observeOn<S>(_ scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliver(on:)'.")
  @_alwaysEmitIntoClient public func deliverOn<S>(_ scheduler: S) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.deliverOnMain()'.")
  @_alwaysEmitIntoClient public func deliverOnMainThread() -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func `do`(onNext: (@Sendable (Value) -> Void)? = nil, afterNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Never) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func handleEvents(receiveSubscription: (@Sendable (any Disposable) -> Void)? = nil, receiveOutput: (@Sendable (Value) -> Void)? = nil, receiveCompletion: (@Sendable (Subscribers.Completion<Never>) -> Void)? = nil, receiveCancel: (@Sendable () -> Void)? = nil) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(starting: (@Sendable () -> Void)? = nil, started: (@Sendable () -> Void)? = nil, event: (@Sendable (Event<Value, Never>) -> Void)? = nil, failed: (@Sendable (Never) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, interrupted: (@Sendable () -> Void)? = nil, terminated: (@Sendable () -> Void)? = nil, disposed: (@Sendable () -> Void)? = nil, value: (@Sendable (Value) -> Void)?) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.")
  @_alwaysEmitIntoClient public func on(value: (@Sendable (Value) -> Void)?, event: (@Sendable (Event<Value, Never>) -> Void)? = nil, failed: (@Sendable (Never) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, interrupted: (@Sendable () -> Void)? = nil, terminated: (@Sendable () -> Void)? = nil, disposed: (@Sendable () -> Void)? = nil) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Use 'on(next: { … })'.")
  @_alwaysEmitIntoClient public func doNext(_ handler: @escaping @Sendable (Value) -> Void) -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.log(_:)'.")
  @_alwaysEmitIntoClient public func debug(_ label: String = "") -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property: 'property.signal.log(_:)'.")
  @_alwaysEmitIntoClient public func logEvents(identifier: String = "") -> Signal<Value, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the signal of the property, 'property.signal'. Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.")
  @_alwaysEmitIntoClient public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> Signal<Value, Never> { neverCalled() }
}

@_documentation(visibility: internal)
extension MutableProperty {
  @available(*, unavailable, renamed: "property")
  @_alwaysEmitIntoClient public var readOnly: Property<Value> { neverCalled() }

  @available(*, unavailable, message: "Use 'modify { … }', which returns the result of its closure.")
  @_alwaysEmitIntoClient public func swap(_ value: Value) -> Value { neverCalled() }

  @available(*, unavailable, renamed: "modify(_:)")
  @_alwaysEmitIntoClient public func update(_ change: @escaping @Sendable (Value) -> Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension Subject {
  @available(*, unavailable, message: "Use the subject itself, which is a signal, or its property 'erased'.")
  @_alwaysEmitIntoClient public var signal: Signal<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'subscriptionCount', a number.")
  @_alwaysEmitIntoClient public var hasObservers: Bool { neverCalled() }

  @available(*, unavailable, message: "Use 'subscriptionCount', a number.")
  @_alwaysEmitIntoClient public var subscriberCount: Int { neverCalled() }
}

@_documentation(visibility: internal)
extension Disposable {
  @available(*, unavailable, renamed: "dispose()")
  @_alwaysEmitIntoClient public func cancel() { neverCalled() }

  @available(*, unavailable, renamed: "dispose()")
  @_alwaysEmitIntoClient public func unsubscribe() { neverCalled() }

  @available(*, unavailable, message: "Keep subscriptions in a 'ScopedDisposable', which needs no '&'.")
  @_alwaysEmitIntoClient public func store<X>(in bag: inout Set<X>) { neverCalled() }

  @available(*, unavailable, message: "Keep subscriptions in a 'ScopedDisposable', which needs no '&'.")
  @_alwaysEmitIntoClient public func store<X>(in bag: inout [X]) { neverCalled() }

  @available(*, unavailable, renamed: "store(in:)")
  @_alwaysEmitIntoClient public func disposed<X>(by bag: X) { neverCalled() }
}

@_documentation(visibility: internal)
extension ScopedDisposable {
  @available(*, unavailable, message: "Use 'disposable.store(in: bag)'.")
  @_alwaysEmitIntoClient public func insert(_ disposables: any Disposable...) { neverCalled() }
}

@_documentation(visibility: internal)
extension CompoundDisposable {
  @available(*, unavailable, renamed: "add(_:)")
  @_alwaysEmitIntoClient public func addDisposable(_ disposable: (any Disposable)?) { neverCalled() }

  @available(*, unavailable, renamed: "add(_:)")
  @_alwaysEmitIntoClient public func insert(_ disposable: any Disposable) { neverCalled() }
}

@_documentation(visibility: internal)
extension SubscriberProtocol {
  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func onNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func onError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func onCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "send(event:)")
  @_alwaysEmitIntoClient public func on(_ event: Event<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func accept(_ value: Value) { neverCalled() }

  @available(*, unavailable, message: "Use 'complete()', or 'fail(error)' for a failure.")
  @_alwaysEmitIntoClient public func send(completion: Subscribers.Completion<Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func send(value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func send(error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func send(failure error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func sendCompleted() { neverCalled() }

  @available(*, unavailable, renamed: "complete()", message: "There is no interruption: subscribers receive a completion.")
  @_alwaysEmitIntoClient public func sendInterrupted() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func sendNext(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "fail(_:)")
  @_alwaysEmitIntoClient public func sendError(_ error: Failure) { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func next(_ value: Value) { neverCalled() }

  @available(*, unavailable, renamed: "complete()")
  @_alwaysEmitIntoClient public func finish() { neverCalled() }

  @available(*, unavailable, renamed: "send(_:)")
  @_alwaysEmitIntoClient public func tryEmit(_ value: Value) -> Bool { neverCalled() }
}

@_documentation(visibility: internal)
extension BehaviorSubject {
  @available(*, unavailable, renamed: "init(_:)")
  @_alwaysEmitIntoClient public convenience init(value: Value) { neverCalled() }
}

@_documentation(visibility: internal)
extension ReplaySubject {
  @available(*, unavailable, message: "Write 'ReplaySubject(capacity: 1)'.")
  @_alwaysEmitIntoClient public static func create(bufferSize: Int) -> ReplaySubject<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Write 'ReplaySubject(capacity: .unlimited)'.")
  @_alwaysEmitIntoClient public static func createUnbounded() -> ReplaySubject<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "init(capacity:)")
  @_alwaysEmitIntoClient public convenience init(bufferSize: Int) { neverCalled() }
}

@_documentation(visibility: internal)
extension FlattenStrategy {
  @available(*, unavailable, renamed: "merge(limit:)")
  @_alwaysEmitIntoClient public static func concurrent(limit: Int) -> FlattenStrategy { neverCalled() }
}

@_documentation(visibility: internal)
extension MulticastConnection {
  @available(*, unavailable, renamed: "autoconnect()", message: "It connects once. 'share()' starts again.")
  @_alwaysEmitIntoClient public func refCount() -> Signal<Value, Failure> { neverCalled() }
}

@_documentation(visibility: internal)
extension Command {
  @available(*, unavailable, renamed: "execute(_:)", message: "The work starts at the call.")
  @discardableResult
  @_alwaysEmitIntoClient public func apply(_ input: Input) -> Execution<Value, Failure> { neverCalled() }

  @available(*, unavailable, renamed: "execute(_:)", message: "The work starts at the call.")
  @discardableResult
  @_alwaysEmitIntoClient public func apply() -> Execution<Value, Failure> where Input == Void { neverCalled() }

  @available(*, unavailable, message: "Use 'execute(input)', and 'try await command.execute(input).first()' for its result.")
  @discardableResult
  @_alwaysEmitIntoClient public func run(_ input: Input) -> Execution<Value, Failure> { neverCalled() }

  @available(*, unavailable, message: "Use 'execute(input)', and 'try await command.execute(input).first()' for its result.")
  @discardableResult
  @_alwaysEmitIntoClient public func run() -> Execution<Value, Failure> where Input == Void { neverCalled() }

  @available(*, unavailable, renamed: "executions")
  @_alwaysEmitIntoClient public var executionSignals: Signal<Signal<Value, Never>, Never> { neverCalled() }

  @available(*, unavailable, renamed: "failures")
  @_alwaysEmitIntoClient public var errors: Signal<Failure, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'values' and 'failures'.")
  @_alwaysEmitIntoClient public var events: Signal<Event<Value, Failure>, Never> { neverCalled() }

  @available(*, unavailable, message: "Use 'executions', whose signals complete.")
  @_alwaysEmitIntoClient public var completed: Signal<Void, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the properties 'isExecuting' and 'isEnabled'.")
  @_alwaysEmitIntoClient public var executing: Signal<Bool, Never> { neverCalled() }

  @available(*, unavailable, message: "Use the properties 'isExecuting' and 'isEnabled'.")
  @_alwaysEmitIntoClient public var enabled: Signal<Bool, Never> { neverCalled() }

  @available(*, unavailable, renamed: "whileExecuting", message: "Write '.concurrent' or '.refuse'.")
  @_alwaysEmitIntoClient public var allowsConcurrentExecution: MutableProperty<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "whileExecuting", message: "Write '.concurrent' or '.refuse'.")
  @_alwaysEmitIntoClient public var isConcurrent: MutableProperty<Bool> { neverCalled() }

  @available(*, unavailable, renamed: "init(_:)")
  @_alwaysEmitIntoClient public convenience init(execute work: @escaping @Sendable (Input) -> Signal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  @_alwaysEmitIntoClient public convenience init<X: PropertyProtocol>(enabledIf condition: X, execute work: @escaping @Sendable (Input) -> Signal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  @_alwaysEmitIntoClient public convenience init<X>(enabled condition: X, _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>) { neverCalled() }

  @available(*, unavailable, renamed: "init(enabledIf:_:)")
  @_alwaysEmitIntoClient public convenience init<X>(isEnabled condition: X, _ work: @escaping @Sendable (Input) -> Signal<Value, Failure>) { neverCalled() }
}

@_documentation(visibility: internal)
extension Execution {
  @available(*, unavailable, message: "Use 'try await execution.first()', or 'values' for several.")
  @_alwaysEmitIntoClient public var value: Value { neverCalled() }
}
