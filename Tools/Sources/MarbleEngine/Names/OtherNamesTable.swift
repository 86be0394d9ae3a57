// The names of other libraries. `scripts/generate` makes this file from scripts/names.txt.

extension OtherName {
  static let table = #"""
    search as you type, autocomplete, auto complete, typeahead | task | Use 'debounce(for:on:)', 'distinctUntilChanged()' and 'flatMap(.latest) { … }', in this order.
    wait for a slot, semaphore, at most n requests at a time | task | Use 'asyncMap(maxConcurrent: 3) { … }', or 'flatMap(.merge(limit: 3)) { … }' for signals.
    rate limit | task | throttle(for:latest:on:)
    backpressure | task | See the article 'FastProducersSlowConsumers'.
    polling | task | Signal.interval(_:tolerance:on:)
    cancel, unsubscribe, stop | task | Disposable
    cancel the request before | task | switchToLatest()
    main thread, main queue | task | See the article 'Threads'.
    memory leak, retain cycle | task | See the article 'Memory'.
    cache the last value | task | BehaviorSubject
    virtual time, marble test | task | See the article 'MarbleDiagrams'.
    state without glitches | task | See the article 'PropertiesAndTransactions'.
    task, await, async function | task | Use 'asyncMap { … }' for each value, or 'Signal.task { … }' for a signal of one.
    accumulate, running total | task | scan(_:_:)
    double tap, double click | task | Use 'throttle(for:latest:on:)' with 'latest: false', which ignores the second one.
    dedupe, deduplicate | task | distinctUntilChanged() — 'distinct()' drops every value that was there before.
    Observable | RxSwift, RxJS | Signal — Write the type of the failures too, as in 'Signal<Int, Never>'.
    ObservableType, ObservableConvertibleType | RxSwift | SignalProtocol
    Single | RxSwift | Signal — Write the type of the failures too; 'single()' fails unless there is one value.
    Maybe | RxSwift | Signal — Write the type of the failures too, as in 'Signal<Int, Never>'.
    Completable | RxSwift | Use 'Signal<Never, Never>', or the type of the failures in place of the second 'Never'.
    Infallible | RxSwift | Use 'Signal<Value, Never>'.
    Driver | RxSwift | Use 'Signal<Value, Never>', 'share(replay: 1)' to share it, and 'observe' to receive values on the main actor.
    SharedSequence | RxSwift | Use 'Signal<Value, Never>', and 'observe' to receive values on the main actor.
    ControlProperty | RxSwift | Use 'Channel', or 'textChannel()' and 'channel(of:)' of a control in ReactiveSignalsUI.
    ControlEvent | RxSwift | Use 'Signal<Value, Never>', or 'signal(for:)' of a control in ReactiveSignalsUI.
    ConnectableObservable | RxSwift | MulticastConnection — Write the type of the failures too, as in 'MulticastConnection<Int, Never>'.
    GroupedObservable | RxSwift | GroupedSignal — Write the type of the failures too, as in 'GroupedSignal<String, Int, Never>'.
    AnyPublisher | Combine | Signal
    Publisher | Combine | SignalProtocol
    ConnectablePublisher | Combine | MulticastConnection
    Just | Combine | Signal.just(_:)
    Empty | Combine | Signal.empty — Use 'Signal<Int, Never>.empty', with the types of the values and of the failures.
    Fail | Combine | Signal.fail(_:) — Use 'Signal<Int, LoadError>.fail(error)', with the types of the values and of the failures.
    Future | Combine | Use 'Signal.create { subscriber in … }', which runs for each subscription, or 'Signal.task { … }' for an async function.
    Deferred | Combine | Use 'Signal.deferred { … }'.
    Record | Combine | Signal.from(_:)
    SignalProducer | ReactiveSwift | Signal
    SignalProducerProtocol | ReactiveSwift | SignalProtocol
    RACSignal | ReactiveCocoa | Signal — Write both types, as in 'Signal<Int, Never>'.
    RACStream | ReactiveCocoa | Signal — Write both types, as in 'Signal<Int, Never>'.
    RACSequence | ReactiveCocoa | Use a lazy sequence of Swift, or 'LazyStream' of ReactiveSignalsStreams.
    RACMulticastConnection | ReactiveCocoa | MulticastConnection
    RACGroupedSignal | ReactiveCocoa | GroupedSignal
    RACTuple | ReactiveCocoa | Use a tuple of Swift.
    RACUnit | ReactiveCocoa | Void
    AsyncSequence, AsyncStream, AsyncThrowingStream | Swift | Use 'Signal.from(_:)' to make a signal of one, and 'values' to iterate over a signal.
    RACEvent | ReactiveCocoa | Event
    Flow | Kotlin Flow | Signal — Write the type of the failures too, as in 'Signal<Int, Never>'.
    StateFlow | Kotlin Flow | Property — It sends equal values too: 'distinctUntilChanged()' drops them.
    SharedFlow | Kotlin Flow | Signal — Write the type of the failures too, as in 'Signal<Int, Never>'.
    PublishSubject | RxSwift | Subject — Write the type of the failures too, as in 'Subject<Int, Never>'.
    PublishRelay | RxSwift | Subject — Write the type of the failures too, as in 'Subject<Int, Never>'.
    BehaviorRelay | RxSwift | MutableProperty
    ReplayRelay | RxSwift | ReplaySubject — Write the type of the failures too, as in 'ReplaySubject<Int, Never>'.
    AsyncSubject | RxSwift, RxJS | Use 'takeLast(1)' of a subject, and 'replayLast()' for later subscribers.
    PassthroughSubject | Combine | Subject
    CurrentValueSubject | Combine | BehaviorSubject
    PassthroughRelay | CombineExt | Subject — Write the type of the failures too, as in 'Subject<Int, Never>'.
    CurrentValueRelay | CombineExt | MutableProperty
    @Published | Combine | Use '@MutableProperty', whose values are '$name.signal', sent after the change, or a property of an '@Observable' class.
    ObservableObject | Combine | Use '@Observable', or properties of the type 'MutableProperty'.
    MutablePropertyProtocol, ComposableMutablePropertyProtocol | ReactiveSwift | PropertyProtocol
    RACSubject | ReactiveCocoa | Subject — Write both types, as in 'Subject<Int, Never>'.
    RACBehaviorSubject | ReactiveCocoa | BehaviorSubject — Write both types, as in 'BehaviorSubject<Int, Never>'.
    RACReplaySubject | ReactiveCocoa | ReplaySubject — Write both types, as in 'ReplaySubject<Int, Never>'.
    MutableStateFlow | Kotlin Flow | MutableProperty — It sends equal values too: 'distinctUntilChanged()' drops them.
    MutableSharedFlow | Kotlin Flow | Subject — Write the type of the failures too, as in 'Subject<Int, Never>'.
    AsyncChannel | AsyncAlgorithms | Use a 'Subject' and its 'emitWhenSubscribed(_:)', which waits as 'send' of a channel does. Each subscriber receives every value.
    AsyncThrowingChannel | AsyncAlgorithms | Use a 'Subject' and its 'emitWhenSubscribed(_:)', which waits as 'send' of a channel does. Each subscriber receives every value.
    AsyncTimerSequence | AsyncAlgorithms | Signal.interval(_:tolerance:on:) — Use 'Signal.interval(.seconds(1), on: scheduler)', which sends 0, 1, 2 and so on.
    AnyCancellable | Combine | ScopedDisposable — Write 'ScopedDisposable()' in place of the set. Its 'store(in:)' needs no '&'.
    Subscription | Combine | ScopedDisposable — Write 'ScopedDisposable()' in place of the set. Its 'store(in:)' needs no '&'.
    Cancellable | Combine | Disposable
    DisposeBag | RxSwift | ScopedDisposable
    CompositeDisposable | RxSwift, ReactiveSwift | CompoundDisposable
    SingleAssignmentDisposable | RxSwift | SerialDisposable
    BooleanDisposable, AnonymousDisposable, RefCountDisposable | RxSwift | BlockDisposable
    Disposables.create | RxSwift | Use 'BlockDisposable { … }'. In 'Signal.create', register the cleanup with 'subscriber.onDispose { … }'.
    Disposables | RxSwift | Use 'BlockDisposable { … }'. In 'Signal.create', register the cleanup with 'subscriber.onDispose { … }'.
    Cancelable | RxSwift | Disposable
    AnyDisposable | ReactiveSwift | BlockDisposable
    RACDisposable | ReactiveCocoa | BlockDisposable
    RACCompoundDisposable | ReactiveCocoa | CompoundDisposable
    RACSerialDisposable | ReactiveCocoa | SerialDisposable
    RACScopedDisposable | ReactiveCocoa | ScopedDisposable
    AnyObserver | RxSwift | Subscriber — Write the type of the failures too, as in 'Subscriber<Int, Never>'.
    ObserverType | RxSwift | SubscriberProtocol
    Binder | RxSwift | Use 'bind(to: \.keyPath, on: object)', or 'observe { … }'.
    AnySubscriber | Combine | Subscriber
    Subscribers | Combine | Use 'Event' for a completion, and 'subscribe(next:failed:completed:)' for a demand without limit.
    RACSubscriber | ReactiveCocoa | Subscriber
    EventProtocol | ReactiveSwift | Event — Write the types of the values and of the failures, as in 'Event<Int, Never>'.
    Lifetime() | by analogy | Make a 'Lifetime.Token()', which has the lifetime.
    BindingTargetProvider, BindingSource | ReactiveSwift | Bind to a 'MutableProperty' with 'bind(to:)' or '<~', or with 'bind(to: \.keyPath, on: object)'.
    RACCommand | ReactiveCocoa | Command — Write three types: of the inputs, the values and the failures.
    Action | ReactiveSwift, RxSwift | Command
    CocoaAction | ReactiveSwift, RxSwift | Command
    ActionError | ReactiveSwift, RxSwift | CommandError
    RACChannel, RACKVOChannel | ReactiveCocoa | Channel
    RACChannelTerminal | ReactiveCocoa | ChannelTerminal
    RACObserve | ReactiveCocoa | Use 'KVOSignal' with a key path, or 'observe(object, \.keyPath)' for an '@Observable' object.
    RACTuplePack, RACTupleUnpack | ReactiveCocoa | Use a tuple of Swift.
    SchedulerType, ImmediateSchedulerType | RxSwift | TimedScheduler
    MainScheduler.instance | RxSwift | shared
    MainScheduler.asyncInstance | RxSwift | shared
    MainScheduler() | by analogy | Write '.main', or 'MainScheduler.shared'.
    ConcurrentMainScheduler | RxSwift | MainScheduler
    SerialDispatchQueueScheduler, ConcurrentDispatchQueueScheduler, OperationQueueScheduler | RxSwift | QueueScheduler — Write 'QueueScheduler(label: …)', with 'target:' for a queue that you have.
    CurrentThreadScheduler | RxSwift | No scheduler is needed: a value that a handler sends is delivered after the current one.
    HistoricalScheduler, VirtualTimeScheduler | RxSwift | Use 'TestScheduler' of ReactiveSignalsTesting.
    RxTimeInterval | RxSwift | Duration
    UIScheduler | ReactiveSwift | MainScheduler
    DateScheduler | ReactiveSwift | TimedScheduler
    QueueScheduler.main | ReactiveSwift | MainScheduler.shared — Use 'MainScheduler.shared'.
    ImmediateScheduler.shared | Combine | Write 'ImmediateScheduler()', or '.immediate'.
    RACScheduler | ReactiveCocoa | Use 'MainScheduler.shared', 'QueueScheduler(label: …)' or 'SubscriptionScheduler.shared'.
    RACTestScheduler | ReactiveCocoa | Use 'TestScheduler' of ReactiveSignalsTesting.
    .empty() | RxSwift, Combine | Write '.empty', without parentheses.
    .never() | RxSwift, Combine | Write '.never', without parentheses.
    error(_:) | RxSwift, ReactiveCocoa | fail(_:)
    of(_:) | RxSwift, RxJS | Use an array: '[1, 2, 3].signal()'.
    generate(initialState:…) | RxSwift | unfold(_:_:) — Use 'unfold(0) { number in … }', whose closure returns a value and the next state, or 'nil' for the end.
    repeatElement(_:) | RxSwift | Use 'Signal.just(…).repeated()'.
    range(start:count:) | RxSwift | Pass a range of Swift: 'Signal.range(1...3)'.
    interval(_:scheduler:) | RxSwift | interval(_:on:)
    timer(_:scheduler:) | RxSwift | timer(after:on:) — Use 'timer(after: .seconds(1), on: scheduler)', or 'interval' for one that repeats.
    Signal.async { }, Signal.fromAsync { }, Signal.future { } | by analogy | task(on:_:)
    using(_:observableFactory:) | RxSwift | using(resource:_:)
    create { return Disposables.create() } | RxSwift | The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.
    SignalProducer(value:) | ReactiveSwift | just(_:) — Use 'Signal.just(1)', without the types.
    SignalProducer(error:) | ReactiveSwift | fail(_:) — Use 'Signal<Int, LoadError>.fail(error)'.
    SignalProducer(result:) | ReactiveSwift | attempt(_:) — Use 'Signal.attempt { try result.get() }'.
    SignalProducer(values:) | ReactiveSwift | Use an array: '[1, 2, 3].signal()'.
    SignalProducer([…]) | ReactiveSwift | Use an array: '[1, 2, 3].signal()'.
    SignalProducer { observer, lifetime in } | ReactiveSwift | Use 'Signal.create { subscriber in … }'; 'subscriber.onDispose { … }' stands for the lifetime.
    Signal { observer, lifetime in } | ReactiveSwift | Use 'Signal.create { subscriber in … }'; 'subscriber.onDispose { … }' stands for the lifetime.
    SignalProducer.timer | ReactiveSwift | interval(_:on:)
    timer(every:on:) | by analogy | interval(_:on:) — It sends 0, 1, 2 and so on.
    return(_:) | ReactiveCocoa | just(_:)
    defer(_:) | ReactiveCocoa, RxJS | Use 'deferred { … }'.
    createSignal(_:) | ReactiveCocoa | Use 'create { subscriber in … }', whose closure returns nothing.
    startEagerly, startLazily | ReactiveCocoa | startEagerly(on:replay:_:)
    array.publisher | Combine | Use 'array.signal()'.
    array.rac_sequence | ReactiveCocoa | Use a lazy sequence of Swift, or 'array.signal()'.
    Publishers.Merge, Publishers.CombineLatest, Publishers.Zip | Combine | Use 'Signal.merge', 'Signal.combineLatest' or 'Signal.zip'.
    Publishers.CombineLatest | Combine | Use 'Signal.merge', 'Signal.combineLatest' or 'Signal.zip'.
    fromEvent | RxJS | Use 'control.signal(for:)' of ReactiveSignalsUI, or 'NotificationCenter.default.signal(for:)'.
    from(promise) | RxJS | Use 'Signal.task { … }'.
    iif | RxJS | Signal.if(_:then:else:)
    flowOf | Kotlin Flow | Use an array: '[1, 2, 3].signal()'.
    asFlow() | Kotlin Flow | Use 'array.signal()'.
    merge(a, b) | AsyncAlgorithms, RxJS | Use 'Signal.merge(a, b)'.
    combineLatest(a, b) | AsyncAlgorithms, RxJS | Use 'Signal.combineLatest(a, b)'.
    forkJoin | RxJS | zipLast(_:)
    [a, b].combineLatest(), [a, b].zip() | CombineExt | Use 'Signal.combineLatest([a, b])' or 'Signal.zip([a, b])'.
    [a, b].merge() | CombineExt | Use 'Signal.merge([a, b])'.
    sink(receiveValue:) | Combine | subscribe(next:)
    sink(receiveCompletion:receiveValue:) | Combine | Use 'subscribe(next:failed:completed:)'.
    assign(to:on:) | Combine | bind(to:on:)
    assign(to:) | Combine | Use 'bind(to: property)' with a 'MutableProperty'.
    assign(to: property) | by analogy | bind(to:)
    assign(to:on:ownership:) | CombineExt | Use 'bind(to: \.keyPath, on: object)', which does not retain the object.
    assign(to:on:and:on:) | CombineExt | Use 'bind(to: \.keyPath, on: object)' for each object.
    subscribe(onNext:) | RxSwift | subscribe(next:failed:completed:) — Use 'subscribe(next: { … }, failed: { … }, completed: { … })'.
    subscribe(onSuccess:) | RxSwift | subscribe(next:failed:completed:)
    subscribe(with:onNext:) | RxSwift | subscribe(with:next:failed:completed:) — Use 'subscribe(with: object, next: { object, value in … })', with 'failed' and 'completed' behind.
    subscribeNext | ReactiveCocoa | subscribe(next:)
    subscribeError | ReactiveCocoa | subscribe(next:failed:completed:) — Use 'subscribe(next: { _ in }, failed: { error in … })'.
    subscribeCompleted | ReactiveCocoa | subscribe(next:completed:) — Use 'subscribe(completed: { … })'.
    drive(onNext:) | RxSwift | observe(_:) — The closure runs on the actor where it is written.
    drive(_:) | RxSwift | bind(to:)
    drive(with:onNext:) | RxSwift | observe(_:) — Use 'observe { [weak object] value in … }', whose closure runs on the actor where it is written.
    emit(onNext:) | RxSwift | observe(_:) — The closure runs on the actor where it is written.
    emit(to:) | RxSwift | bind(to:)
    bind(onNext:) | RxSwift | observe(_:) — The closure runs on the actor where it is written.
    bind(to: subject) | RxSwift | Use 'subscribe(subject)'.
    startWithValues | ReactiveSwift | subscribe(next:)
    startWithResult, observeResult | ReactiveSwift | subscribe(next:failed:completed:)
    startWithFailed, observeFailed | ReactiveSwift | subscribe(next:failed:completed:) — Use 'subscribe(next: { _ in }, failed: { error in … })'.
    startWithCompleted, observeCompleted | ReactiveSwift | subscribe(next:completed:) — Use 'subscribe(completed: { … })'.
    startWithSignal | ReactiveSwift | Use 'publish()', and 'connect()' behind the subscriptions.
    start() | ReactiveSwift | subscribe(next:)
    start { event in } | ReactiveSwift | Use 'subscribeEvents { event in … }'.
    observeValues | ReactiveSwift | subscribe(next:)
    collectLatest | Kotlin Flow | Use 'observe { … }', or 'flatMap(.latest) { … }' for work that a new value ends.
    launchIn | Kotlin Flow | Use 'subscribe(next:)'.
    for await value in signal | AsyncAlgorithms | Use the values of the signal: 'for await value in signal.values'.
    toBlocking() | RxSwift | Use 'waitForFirst()', 'waitForAll()' or 'waitUntilCompleted()'.
    eraseToAnyPublisher() | Combine | Use the property 'erased'.
    eraseToAnySignal(), eraseToSignal() | by analogy | Use the property 'erased'.
    asObservable() | RxSwift | Use the property 'erased', or the signal itself.
    property.asObservable() | RxSwift | signal — Use 'property.signal'.
    readOnly | by analogy | property
    subject.signal | ReactiveSwift | Use the subject itself, which is a signal, or its property 'erased'.
    asDriver(onErrorJustReturn:), asSignal(onErrorJustReturn:), asInfallible(onErrorJustReturn:) | RxSwift | replaceFailure(with:)
    asDriver(onErrorDriveWith:) | RxSwift | catch(to:)
    asDriver(onErrorRecover:) | RxSwift | catch(_:)
    asDriver(), asSingle(), asMaybe(), asCompletable(), asInfallible() | RxSwift | Use the signal itself; 'single()' fails unless there is one value.
    asSignal() | RxSwift | Use the signal itself.
    producer | ReactiveSwift | signal
    signal.producer | ReactiveSwift | Use the signal itself.
    cancel() | Combine | dispose()
    unsubscribe() | RxJS | dispose()
    store(in: &set) | Combine | Keep subscriptions in a 'ScopedDisposable', which needs no '&'.
    store(in: &array) | Combine | Keep subscriptions in a 'ScopedDisposable', which needs no '&'.
    disposed(by:) | RxSwift | store(in:)
    bag.insert(_:) | RxSwift | store(in:) — Use 'disposable.store(in: bag)'.
    addDisposable(_:) | RxSwift, ReactiveCocoa | add(_:)
    compound.insert(_:) | RxSwift | add(_:)
    lifetime.observeEnded | ReactiveSwift | Use 'lifetime.ended.subscribe(completed: …)'.
    object.reactive | ReactiveSwift | Use the members of ReactiveSignalsUI and ReactiveSignalsFoundation, such as 'control.signal(for:)'.
    object.rx | RxSwift | Use the members of ReactiveSignalsUI and ReactiveSignalsFoundation, such as 'control.signal(for:)'.
    onNext(_:) | RxSwift | send(_:)
    onError(_:) | RxSwift | fail(_:)
    onCompleted() | RxSwift | complete()
    on(.next(…)) | RxSwift | send(event:)
    accept(_:) | RxSwift, CombineExt | send(_:)
    property.accept(_:) | RxSwift, CombineExt | Assign to the property: 'property.value = …'.
    BehaviorSubject(value:) | RxSwift | init(_:)
    BehaviorRelay(value:) | RxSwift | init(_:)
    subject.value = … | Combine | Send the value: 'subject.send(…)'.
    subject.value() | RxSwift | Use the property 'value', without parentheses.
    ReplaySubject.create(bufferSize:) | RxSwift | Write 'ReplaySubject(capacity: 1)'.
    ReplaySubject.createUnbounded() | RxSwift | Write 'ReplaySubject(capacity: .unlimited)'.
    ReplaySubject(bufferSize:) | CombineExt, RxJS | init(capacity:)
    send(completion:) | Combine | complete() — Use 'complete()', or 'fail(error)' for a failure.
    send(value:) | ReactiveSwift | send(_:)
    send(error:) | ReactiveSwift | fail(_:)
    send(failure:) | by analogy | fail(_:)
    sendCompleted() | ReactiveSwift, ReactiveCocoa | complete()
    sendInterrupted() | ReactiveSwift | complete() — There is no interruption: subscribers receive a completion.
    sendNext(_:) | ReactiveCocoa | send(_:)
    sendError(_:) | ReactiveCocoa | fail(_:)
    next(_:) | RxJS | send(_:)
    finish() | AsyncAlgorithms | complete()
    tryEmit(_:) | Kotlin Flow | send(_:)
    hasObservers, subscriberCount | RxSwift, by analogy | Use 'subscriptionCount', a number.
    property.swap(_:) | ReactiveSwift | Use 'modify { … }', which returns the result of its closure.
    property.update(_:) | Kotlin Flow | modify(_:)
    flatMapLatest { } | RxSwift, CombineExt | Use 'flatMap(.latest) { … }'.
    asyncMapLatest { } | by analogy | Use 'asyncMap(.latest) { … }'.
    switchMap { } | RxJS | Use 'flatMap(.latest) { … }'.
    flatMapFirst { } | RxSwift, CombineExt | Use 'flatMap(.first) { … }'.
    exhaustMap { } | RxJS | Use 'flatMap(.first) { … }'.
    concatMap { } | RxSwift, RxJS | Use 'flatMap(.concat) { … }'.
    mergeMap { } | RxJS | flatMap(_:)
    flattenMap { } | ReactiveCocoa | flatMap(_:)
    flatMapConcat { }, flatMapMerge { } | Kotlin Flow | Use 'flatMap(.concat) { … }' or 'flatMap(.merge) { … }'.
    transformLatest { }, mapLatest { } | Kotlin Flow | Use 'flatMap(.latest) { … }'.
    flatMap(.concurrent(limit:)) | ReactiveSwift | merge(limit:)
    flatMap(maxConcurrent:) | by analogy | Use 'flatMap(.merge(maxConcurrent: …)) { … }'.
    flatMap(maxPublishers:) | Combine | Use 'flatMap(.merge(maxConcurrent: …)) { … }', whose closure runs for each value as it comes.
    flatMapBatches(of:) | CombineExt | Use 'flatMap(.merge(maxConcurrent: …)) { … }'.
    flatMapError { } | ReactiveSwift | catch(_:)
    switchLatest() | RxSwift | switchToLatest()
    merge() of inner signals | RxSwift | flatten(_:)
    merge(maxConcurrent:) | RxSwift | Use 'flatten(.merge(maxConcurrent: …))'.
    switchAll(), mergeAll(), concatAll(), exhaustAll() | RxJS | flatten(_:)
    filterMap { } | ReactiveSwift | compactMap(_:)
    unwrap(), filterNil() | RxSwiftExt | skipNil()
    replaceNil(with:) | Combine | Use 'map { $0 ?? … }'.
    filterNotNull() | Kotlin Flow | skipNil()
    map(value:) | ReactiveSwift | mapReplace(_:)
    mapTo(_:), mapToValue(_:), mapToVoid() | RxSwiftExt, CombineExt, RxJS | mapReplace(_:)
    mapMany { }, filterMany { } | CombineExt, RxSwiftExt | Use 'map { $0.map { … } }' or 'map { $0.filter { … } }'.
    pluck(_:) | RxJS | map(_:)
    reduceEach | ReactiveCocoa | map(_:)
    negate() | ReactiveSwift | not()
    toggle() | CombineExt | not()
    scan(_:accumulator:) | RxSwift | scan(_:_:)
    scan(into:) | RxSwift | scan(_:_:)
    reduce(_:accumulator:) | RxSwift | reduce(_:_:)
    scanWithStart | ReactiveCocoa | scan(_:_:)
    runningFold | Kotlin Flow | scan(_:_:) — It does not send the initial value.
    aggregateWithStart | ReactiveCocoa | reduce(_:_:)
    removeDuplicates() | Combine | distinctUntilChanged()
    removeDuplicates(by:) | Combine | distinctUntilChanged(by:)
    skipRepeats() | ReactiveSwift | distinctUntilChanged()
    skipRepeats(_:) | ReactiveSwift | distinctUntilChanged(by:)
    distinctUntilKeyChanged | RxJS | distinctUntilChanged(at:)
    distinctUntilChangedBy | Kotlin Flow | distinctUntilChanged(at:)
    distinctUntilChanged(comparer:) | RxSwift | distinctUntilChanged(by:)
    uniqueValues() | ReactiveSwift | distinct()
    removeAllDuplicates() | CombineExt | distinct()
    adjacentPairs() | AsyncAlgorithms | pairwise()
    combinePrevious() | ReactiveSwift | pairwise()
    combinePrevious(_:) | ReactiveSwift | Use 'start(with: initial)', and 'pairwise()' behind it.
    nwise(_:) | CombineExt, RxSwiftExt | buffer(count:step:) — Use 'buffer(count: 2, step: 1)'.
    startWith(_:) | RxSwift, ReactiveCocoa, RxJS | start(with:)
    prepend(_:) | Combine | start(with:)
    prefix(value:) | ReactiveSwift | start(with:)
    prefix(_: producer) | ReactiveSwift | Use 'other.concat(signal)'.
    concat(value:) | ReactiveSwift | append(_:)
    endWith(_:) | RxJS | append(_:)
    onStart { } | Kotlin Flow | on(subscribed:) — Use 'on(subscribed: { … })', or 'start(with: value)' to send one.
    values() of events | CombineExt, ReactiveSwift | elements()
    errors() of events | RxSwiftExt, ReactiveSwift | failures()
    mapToResult() | CombineExt | materialize()
    groupBy(_:), groupBy(keySelector:) | RxSwift, RxJS, ReactiveCocoa | group(by:)
    buffer(timeSpan:count:scheduler:) | RxSwift | buffer(for:upTo:on:) — The time runs from the first value.
    buffer(for:max:on:) | by analogy | buffer(for:upTo:on:)
    window(timeSpan:count:scheduler:) | RxSwift | window(for:upTo:on:) — The time runs from the first value.
    bufferWithTime | ReactiveCocoa | buffer(for:on:) — The time runs from the first value.
    bufferCount, bufferTime, bufferWhen, bufferToggle | RxJS | Use 'buffer(count:)', 'buffer(for:on:)', 'buffer(until:)' or 'buffer(opening:closing:)'.
    windowCount, windowTime, windowWhen, windowToggle | RxJS | Use 'window(count:)', 'window(for:upTo:on:)', 'window(until:)' or 'window(opening:closing:)'.
    collect(_ count) | Combine | collect(count:)
    buffer(_:) | RxJava | buffer(count:)
    window(_:) | RxJava | window(count:)
    slidingWindow(_:) | by analogy | buffer(count:step:) — Use 'buffer(count: 10, step: 1)'.
    chunked(_:) | Kotlin Flow | buffer(count:)
    collect(.byTime) | Combine | buffer(for:on:) — The time runs from the first value.
    collect(every:on:) | ReactiveSwift | buffer(for:on:) — Use 'buffer(for: .seconds(1), on: scheduler)'. The time runs from the first value, and completion sends the rest.
    chunks(ofCount:) | AsyncAlgorithms | buffer(count:)
    chunks(ofCount:or:) | AsyncAlgorithms | buffer(for:upTo:on:) — Use 'buffer(for: .seconds(1), upTo: 10, on: scheduler)'.
    compacted() | AsyncAlgorithms | skipNil()
    reductions(_:_:) | AsyncAlgorithms | scan(_:_:)
    toArray() | RxSwift, RxJS, ReactiveCocoa | collect()
    toList() | Kotlin Flow | collected() — Use 'await signal.collected()', or 'collect()' for a signal of one array.
    every(_:) | RxJS | allSatisfy(_:)
    find(_:) | RxJS | first(where:)
    any(), any(_:) | ReactiveCocoa | contains(where:)
    all(_:) | ReactiveCocoa | allSatisfy(_:)
    defaultIfEmpty | RxJS | ifEmpty(_:)
    switchIfEmpty | RxJava | ifEmpty(switchTo:)
    ifEmpty(default:) | RxSwift | ifEmpty(_:)
    replaceEmpty(with:) | Combine | ifEmpty(_:)
    withUnretained(_:) | RxSwift | with(weak:)
    decode(type:decoder:), encode(encoder:) | Combine, RxSwift | Use 'decode(_:with:)' and 'encode(with:)' of ReactiveSignalsFoundation.
    lazyMap(on:_:) | ReactiveSwift | Use 'deliver(on:buffering:)' with '.newest(1)', and 'map' behind it.
    prefix(_:) | Combine | take(_:)
    prefix(while:) | Combine | take(while:)
    prefix(while:behavior:) | CombineExt | take(throughMatching:) — Use 'take(throughMatching: { … })', with the opposite predicate.
    prefix(untilOutputFrom:) | Combine | take(until:) — It ends also when the other signal completes.
    prefix(duration:) | CombineExt | take(for:on:) — Use 'take(for: .seconds(1), on: scheduler)'.
    dropFirst(_:) | Combine | skip(_:) — Write 'skip(1)' for the first value.
    drop(while:) | Combine | skip(while:)
    drop(untilOutputFrom:) | Combine | skip(until:) — It begins also when the other signal completes.
    drop(_ count) | Kotlin Flow | skip(_:)
    output(at:) | Combine | element(at:)
    output(in:) | Combine | elements(in:)
    elementAt(_:) | RxSwift, RxJS | element(at:) — It completes where there are too few values.
    ignoreOutput() | Combine | ignoreValues()
    ignoreOutput(setOutputType:) | CombineExt | ignoreValues(as:)
    ignoreElements() | RxSwift, RxJS | ignoreValues()
    ignoreFailure() | CombineExt | Use 'catch { _ in .empty }'.
    ignoreFailures() | by analogy | Use 'catch { _ in .empty }'.
    takeUntil(_:) | RxSwift, RxJS, ReactiveCocoa | take(until:) — It ends also when the other signal completes.
    skipUntil(_:) | RxSwift, RxJS | skip(until:) — It begins also when the other signal completes.
    takeWhile { } | RxSwift, RxJS, Kotlin Flow | take(while:) — Use 'take(while: { … })'.
    skipWhile { } | RxSwift, RxJS | skip(while:) — Use 'skip(while: { … })'.
    dropWhile { } | Kotlin Flow | skip(while:) — Use 'skip(while: { … })'.
    takeWhileBlock, takeUntilBlock, skipWhileBlock, skipUntilBlock | ReactiveCocoa | Use 'take(while:)', 'take(untilMatching:)', 'skip(while:)' or 'skip(untilMatching:)'.
    takeUntilReplacement | ReactiveCocoa | take(untilReplacement:)
    take(until: { … }) | ReactiveSwift | take(throughMatching:)
    take(until:behavior:) | RxSwift | take(throughMatching:) — For '.exclusive' it is 'take(untilMatching:)'.
    take(while:behavior:) | RxSwift | take(throughMatching:) — Use 'take(throughMatching: { … })', with the opposite predicate.
    take(for:scheduler:) | RxSwift | take(for:on:)
    skip(_:scheduler:) | RxSwift | skip(for:on:)
    take(first:) | ReactiveSwift | take(_:)
    take(last:) | ReactiveSwift | takeLast(_:)
    suffix(_:) | Swift | takeLast(_:)
    skip(first:) | ReactiveSwift | skip(_:)
    take(duringLifetimeOf:) | ReactiveSwift | Use 'take(during: lifetime)' with the lifetime of the object.
    merge(with:) | Combine, ReactiveSwift | merge(_:)
    a.combineLatest(b, c), a.zip(b, c), a.merge(b, c) | Combine | Use the static form: 'Signal.combineLatest(a, b, c)'.
    combineLatest(with:) | ReactiveSwift | combineLatest(_:)
    zip(with:) | ReactiveSwift | zip(_:)
    combineLatestWith, zipWith | ReactiveCocoa, RxJS | Use 'combineLatest(_:)' or 'zip(_:)'.
    Observable.combineLatest(…, resultSelector:) | RxSwift | Use 'combineLatest(…)', and 'map { … }' behind it.
    Observable.zip(…, resultSelector:) | RxSwift | Use 'zip(…)', and 'map { … }' behind it.
    withLatestFrom(_:) | RxSwift, CombineExt, RxJS | withLatest(from:) — It sends pairs: add '.map { $1 }' for the values of the other signal alone.
    withLatestFrom(_:resultSelector:) | RxSwift, CombineExt | withLatest(from:_:)
    withLatestFrom(property) { } | RxSwift | withLatest(from:_:) — Use 'withLatest(from: property.signal) { … }'.
    withLatestFrom(_:_:) | CombineExt | withLatest(from:_:)
    sample(with:) | ReactiveSwift | Use 'trigger.withLatest(from: signal)'.
    sample(_:) | RxSwift, RxJS | sample(on:) — It sends a value again when there is no newer one, and completes with either signal.
    sample(every:on:) | by analogy | Write 'sample(on: .interval(.seconds(1), on: .main))'.
    amb(_:) | RxSwift, CombineExt | race(_:)
    raceWith(_:) | RxJS | race(_:)
    concatWith(_:) | RxJS | concat(_:)
    mergeWith(_:) | RxJS | merge(_:)
    combine(_:_:) | Kotlin Flow | combineLatest(_:) — Use 'combineLatest(other).map { … }'.
    andThen(_:) | RxSwift | then(_:) — Use 'then { other }'.
    debounce(_:scheduler:) | RxSwift | debounce(for:on:)
    debounce(for:scheduler:) | Combine | debounce(for:on:) — Completion sends the value that waits.
    debounce(_:on:) | ReactiveSwift | debounce(for:on:) — Completion sends the value that waits.
    debounceTime, throttleTime, auditTime, sampleTime | RxJS | Use 'debounce(for:on:)', 'throttle(for:on:)', 'audit(for:on:)', or 'sample(on:)' with an interval.
    throttle(_:latest:scheduler:) | RxSwift | throttle(for:latest:on:) — Completion sends the value that waits, without the rest of the pause.
    throttle(for:scheduler:latest:) | Combine | throttle(for:latest:on:) — Use 'throttle(for: .seconds(1), latest: true, on: scheduler)'. Completion sends the value that waits, without the rest of the pause.
    throttle(_:on:) | ReactiveSwift | throttle(for:on:) — Completion sends the value that waits.
    throttle(while:on:) | ReactiveSwift | Use 'filter' or 'sample(on:)' with the property.
    pausable(_:) | RxSwiftExt | running(while:) — A 'false' disposes the signal, and a 'true' subscribes again.
    pausableBuffered(_:) | RxSwiftExt | hold(while:) — It holds the values while the condition is 'true'.
    throttleFirst | RxSwiftExt | throttle(for:latest:on:) — Use 'throttle(for: .seconds(1), latest: false, on: scheduler)'.
    throttleLast | RxSwiftExt | audit(for:on:)
    delay(_:scheduler:) | RxSwift | delay(for:on:)
    delay(for:scheduler:) | Combine | delay(for:on:) — A failure is not delayed.
    delay(_:on:) | ReactiveSwift | delay(for:on:)
    delaySubscription(_:scheduler:) | RxSwift | delaySubscription(for:on:)
    timeout(_:scheduler:) | RxSwift | timeout(ofSilence:failingWith:on:) — Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'.
    timeout(_:other:scheduler:) | RxSwift | timeout(ofSilence:switchTo:on:)
    timeout(_:scheduler:options:customError:) | Combine | timeout(ofSilence:failingWith:on:) — Use 'timeout(ofSilence: .seconds(1), failingWith: error, on: scheduler)'. It fails, and never completes.
    timeout(after:raising:on:) | ReactiveSwift | timeout(after:failingWith:on:)
    timeout(_:failure:on:), timeout(_:error:on:) | by analogy | timeout(after:failingWith:on:)
    measureInterval(using:) | Combine | measureInterval(on:)
    timeInterval() | RxJS, RxJava | measureInterval(on:) — Use 'measureInterval(on: scheduler)'.
    receive(on:) | Combine | deliver(on:) — For the main thread, write 'onMain()'.
    receive(on: .main) | Combine | Write 'onMain()' for the main queue, or 'deliver(on: QueueScheduler(label: …, target: queue))'.
    observe(on:) | RxSwift, ReactiveSwift | deliver(on:) — For the main thread, write 'onMain()'.
    observe(on: .main) | RxSwift, ReactiveSwift | Write 'onMain()'.
    observeOn(_:) | RxSwift, RxJS | deliver(on:) — For the main thread, write 'onMain()'.
    deliverOn(_:) | ReactiveCocoa | deliver(on:)
    deliverOnMainThread() | ReactiveCocoa | deliverOnMain()
    subscribeOn(_:) | RxSwift, RxJS, ReactiveCocoa | subscribe(on:)
    start(on:) | ReactiveSwift | subscribe(on:)
    flowOn(_:) | Kotlin Flow | subscribe(on:) — It decides where the signal starts.
    buffer(size:prefetch:whenFull:) | Combine | deliver(on:buffering:) — Use 'deliver(on: scheduler, buffering: .newest(1))'.
    conflate() | Kotlin Flow | Use 'deliver(on:buffering:)' or 'asyncMap(buffering:)' with '.newest(1)'.
    catchAndReturn(_:) | RxSwift | replaceFailure(with:)
    onErrorReturn(_:), onErrorReturnItem(_:) | RxJava | replaceFailure(with:)
    catchErrorJustReturn(_:) | RxSwift | replaceFailure(with:)
    catchError { } | RxSwift, RxJS | catch(_:)
    tryCatch { } | Combine | catch(_:) — Return 'Signal.fail(…)' in place of 'throw'.
    replaceError(with:) | Combine | replaceFailure(with:)
    mapError { } | Combine, ReactiveSwift | mapFailure(_:)
    setFailureType(to:) | Combine | promoteFailure(to:)
    promoteError(_:) | ReactiveSwift | promoteFailure(to:)
    promoteError() | ReactiveSwift | promoteFailure(to:) — Use 'promoteFailure(to: LoadError.self)'.
    promoteValue(_:) | ReactiveSwift | ignoreValues(as:)
    assertNoFailure() | Combine | Use 'catch' with a closure that stops the program, or handle the failure.
    attemptMap { } | ReactiveSwift | tryMap(_:)
    tryCompactMap { } | Combine | Use 'tryMap', and 'compactMap { $0 }' behind it.
    retryWhen(_:) | RxSwift, CombineExt, RxJS | retry(when:) — Answers that complete let the failure pass.
    retry(upTo:) | ReactiveSwift | retry(_:)
    retry(upTo:interval:on:) | ReactiveSwift | retry(_:backoff:on:) — Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.
    retry(_:delay:scheduler:), retry(_:delay:on:) | CombineExt, RxSwiftExt | retry(_:backoff:on:) — Use 'retry(2, backoff: .constant(.seconds(1)), on: scheduler)'.
    retry(_:delay:) with a closure | by analogy | retry(_:on:after:) — Use 'retry(3, on: .main) { failure in … }', whose closure returns the delay, or 'nil' to give up.
    retry(_:delay:) | RxSwiftExt | Use 'retry(_:backoff:on:)' with '.constant(.seconds(1))', and a scheduler such as '.main'.
    retry(times:), retry(count:) | RxJS | retry(_:)
    retry(times:backoff:), retry(_:backoff:) | by analogy | Use 'retry(_:backoff:on:)', with a scheduler such as '.main'.
    repeat(_:) | ReactiveSwift, ReactiveCocoa, RxJS | repeated(_:)
    repeatWhen | RxJS | repeated(when:)
    do(onNext:…) | RxSwift | on(subscribed:next:failed:completed:terminated:disposed:) — Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.
    do(onSuccess:) | RxSwift | on(subscribed:next:failed:completed:terminated:disposed:) — Use 'on(next: { … })'.
    handleEvents(receiveOutput:…) | Combine | on(subscribed:next:failed:completed:terminated:disposed:) — Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.
    on(value:…) | ReactiveSwift | on(subscribed:next:failed:completed:terminated:disposed:) — Use 'on(next: { … })', with the labels 'subscribed', 'next', 'failed', 'completed', 'terminated' and 'disposed' in this order.
    on(starting:) | ReactiveSwift | on(subscribed:next:failed:completed:terminated:disposed:) — Use 'on(subscribed: { … })', or 'next', 'failed', 'completed' for one kind of event.
    tap { } | RxJS | on(next:) — Use 'on(next: { … })'.
    doOnNext, doOnSuccess | RxJava, RxKotlin | on(next:) — Use 'on(next: { … })'.
    doOnError, onError, onFailure | RxJava, RxKotlin | on(failed:) — Use 'on(failed: { … })'.
    onEach { } | Kotlin Flow | on(next:) — Use 'on(next: { … })'.
    onCompletion { } | Kotlin Flow | finally(_:)
    onDispose { }, onTermination { } | Swift, by analogy | finally(_:)
    doNext { } | ReactiveCocoa | on(next:) — Use 'on(next: { … })'.
    doError { }, doCompleted { }, initially { } | ReactiveCocoa | on(subscribed:next:failed:completed:terminated:disposed:)
    finalize { } | RxJS | finally(_:)
    debug(_:) | RxSwift | log(_:)
    print(_:) | Combine | log(_:)
    logEvents() | ReactiveSwift | log(_:)
    logAll() | ReactiveCocoa | log(_:)
    breakpoint(), breakpointOnError() | Combine | Use 'on(next: { … })' or 'on(failed: { … })' with a breakpoint in the closure.
    share(replay:scope:) | RxSwift | Write 'share(replay: 1)'. 'afterTermination: .restart' stands for '.whileConnected', and 'whenUnobserved: .keep' for '.forever'.
    shareReplay(_:) | RxSwift, RxJS, CombineExt | share(replay:) — The source stops without subscribers, unless 'whenUnobserved: .keep' is passed.
    replayLazily(upTo:) | ReactiveSwift | replayLazily(capacity:)
    replay(_:) | RxSwift | Use 'replay(capacity: 1)', which needs no 'connect()'.
    replayAll() | RxSwift | replay(capacity:)
    makeConnectable() | Combine | publish()
    refCount() | RxSwift, RxJS | autoconnect() — It connects once. 'share()' starts again.
    stateIn(_:) | Kotlin Flow | Use 'Property(initial: …, then: signal)'.
    toProperty(initial:) | by analogy | Use 'Property(initial: …, then: signal)'.
    shareIn(_:) | Kotlin Flow | share(replay:)
    action.apply(_:) | ReactiveSwift | execute(_:) — The work starts at the call.
    command.run(_:) | by analogy | Use 'execute(input)', and 'try await command.execute(input).first()' for its result.
    execution.value | Swift | Use 'try await execution.first()', or 'values' for several.
    executionSignals | ReactiveCocoa | executions
    command.errors | ReactiveCocoa, ReactiveSwift, RxSwift | failures
    command.events | ReactiveSwift | Use 'values' and 'failures'.
    command.completed | ReactiveSwift | Use 'executions', whose signals complete.
    executing, enabled | ReactiveCocoa, RxSwift | Use the properties 'isExecuting' and 'isEnabled'.
    allowsConcurrentExecution | ReactiveCocoa | whileExecuting — Write '.concurrent' or '.refuse'.
    isConcurrent | by analogy | whileExecuting — Write '.concurrent' or '.refuse'.
    Action(execute:) | ReactiveSwift | init(_:)
    Action(enabledIf:execute:) | ReactiveSwift | init(enabledIf:_:)
    Action(workFactory:) | RxSwift | init(_:)
    RACCommand(enabled:) | ReactiveCocoa | init(enabledIf:_:)
    """#
}
