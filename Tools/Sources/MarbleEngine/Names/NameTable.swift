extension OperatorNames {
  /// The operators of the tool, their symbols in the library, and their names in other libraries. The migration articles contain the
  /// same names; a test compares them.
  static let table = """
    operator | ReactiveSignals | ReactiveCocoa | RxSwift | Combine | ReactiveSwift
    just | just(_:) | return: | just; of | Just | init(value:)
    from | from(_:) |  | of; from | Record | init(_ values:)
    empty | empty | empty | empty | Empty | empty
    never | never | never | never |  | never
    fail | fail(_:) | error: | error | Fail | init(error:)
    range | range(_:) |  | range |  |
    interval | interval(_:tolerance:on:) | interval:onScheduler:; interval:onScheduler:withLeeway: | interval | Timer.publish | SignalProducer.timer
    timer | timer(after:on:) |  | timer |  |
    unfold | unfold(_:_:) |  | generate |  |
    create | create(_:) | createSignal: | create | Future | init { observer, lifetime in }
    attemptOnce | Signal.attempt | +try: |  |  | init(result:)
    deferred | deferred(_:) | defer: | deferred | Deferred |
    using | using(resource:_:) |  | using |  |
    map | map(_:) | map:; reduceEach: | map | map; replaceNil | map
    mapReplace | mapReplace(_:) | mapReplace: |  |  | map(value:)
    scan | scan(_:_:) | scanWithStart:reduce: | scan | scan | scan
    scanMap | scanMap(_:_:); scanMap(into:_:) |  |  |  | scanMap
    pairwise | pairwise() |  |  |  | combinePrevious
    combinePrevious | combinePrevious(_:_:) | combinePreviousWithStart:reduce: |  |  | combinePrevious
    enumerated | enumerated() |  | enumerated |  |
    buffer | buffer(count:) |  | buffer(timeSpan:count:) | collect(_:) |
    bufferThroughMatching | buffer(throughMatching:) |  |  |  | collect(_:)
    window | window(count:buffering:) |  | window |  |
    startWith | start(with:) | startWith: | startWith | prepend | prefix(value:)
    append | append(_:) |  |  | append |
    withWeak | with(weak:) |  | withUnretained(_:) |  |
    materialize | materialize() | materialize | materialize |  | materialize
    dematerialize | dematerialize() | dematerialize | dematerialize |  | dematerialize
    elements | elements() |  | elements (RxSwiftExt) |  |
    failures | failures() |  | errors (RxSwiftExt) |  |
    compactMap | compactMap(_:) |  | compactMap | compactMap; tryCompactMap | compactMap
    not | not() | not |  |  | negate
    filter | filter(_:) | filter: | filter | filter | filter
    ignore | ignore(_:) | ignore: |  |  |
    ignoreValues | ignoreValues(); ignoreValues(as:) | ignoreValues | ignoreElements | ignoreOutput |
    take | take(_:) | take: | take(_:) | prefix | take(first:)
    takeWhile | take(while:) | takeWhileBlock: | take(while:) | prefix(while:) | take(while:)
    takeUntilMatching | take(untilMatching:) | takeUntilBlock: | take(until:behavior:) |  |
    takeThroughMatching | take(throughMatching:) |  | take(while:behavior:) |  |
    firstWhere | first(where:) |  |  | first(where:) |
    lastWhere | last(where:) |  |  | last(where:) |
    takeLast | takeLast(_:) | takeLast: | takeLast |  | take(last:)
    skip | skip(_:) | skip: | skip(_:) | dropFirst | skip(first:)
    skipWhile | skip(while:) | skipWhileBlock: | skip(while:) | drop(while:) | skip(while:)
    skipUntilMatching | skip(untilMatching:) | skipUntilBlock: |  |  |
    elementAt | element(at:) |  | element(at:) | output(at:) |
    elementsIn | elements(in:) |  |  | output(in:) |
    distinct | distinct() |  | distinct (RxSwiftExt) |  | uniqueValues
    distinctBy | distinct(by:) |  | distinct (RxSwiftExt) |  | uniqueValues(_:)
    distinctUntilChanged | distinctUntilChanged() | distinctUntilChanged | distinctUntilChanged | removeDuplicates | skipRepeats
    distinctUntilChangedAt | distinctUntilChanged(at:) |  | distinctUntilChanged | removeDuplicates |
    partition | partition(by:) |  | partition(_:) (RxSwiftExt) |  |
    single | single() |  | single |  |
    merge | merge(_:) | merge: | merge | merge | merge
    concat | concat(_:) | concat: | concat |  | concat
    concatIgnoringFailures | concat(ignoringFailuresOf:) |  | onErrorResumeNext (RxJS) |  |
    race | race(_:) |  | amb |  | race
    raceForValue | raceForValue(_:) |  | Mono.firstWithValue (Reactor) |  |
    mergeSorted | mergeSorted(_:buffering:by:) |  | mergeComparing (Reactor) |  |
    combineLatest | combineLatest(_:) | combineLatestWith:; combineLatest: | combineLatest | combineLatest | combineLatest
    zip | zip(_:) | zipWith:; zip: | zip | zip | zip
    zipLast | zipLast(_:) |  | forkJoin (RxJS); Mono.zip (Reactor) |  |
    withLatest | withLatest(from:) |  | withLatestFrom |  | withLatest(from:); sample(with:)
    sample | sample(on:) | sample: | sample |  | sample(on:)
    takeUntil | take(until:) | takeUntil: | take(until:) | prefix(untilOutputFrom:) | take(until:)
    skipUntil | skip(until:) |  | skip(until:) | drop(untilOutputFrom:) | skip(until:)
    runningWhile | running(while:) |  | pausable (RxSwiftExt) |  |
    holdWhile | hold(while:buffering:) |  | pausableBuffered (RxSwiftExt) |  |
    skipNil | skipNil() |  | unwrap (RxSwiftExt) |  | skipNil
    takeUntilReplacement | take(untilReplacement:) | takeUntilReplacement: |  |  | take(untilReplacement:)
    then | then(_:) | then: |  |  | then
    sequenceEqual | sequenceEqual(_:buffering:) |  | sequenceEqual |  |
    if | if(_:then:else:) | if:then:else: |  |  |
    switch | switch(on:cases:default:) | switch:cases:default: |  |  |
    groupBy | group(by:buffering:) | groupBy: | groupBy |  |
    groupByUntil | group(by:until:buffering:) |  | groupBy (RxJS); groupByUntil |  |
    bufferUntil | buffer(until:) |  | bufferWhen (RxJS) |  |
    windowUntil | window(until:buffering:) |  | windowWhen (RxJS) |  |
    bufferOpeningClosing | buffer(opening:closing:) |  | bufferToggle (RxJS) |  |
    windowOpeningClosing | window(opening:closing:buffering:) |  | windowToggle (RxJS) |  |
    and | and | and |  |  | and
    or | or | or |  |  | or
    flatMap | flatMap | flattenMap: | flatMap; concatMap; flatMapLatest; flatMapFirst | flatMap | flatMap(.merge); flatMap(.concat); flatMap(.latest)
    expand | expand { … } |  | expand (RxSwiftExt) |  |
    flatScan | flatScan |  | mergeScan (RxJS) |  |
    switchToLatest | switchToLatest() | switchToLatest | switchLatest | switchToLatest |
    switchOnFirst | switchOnFirst(_:) |  | switchOnFirst (Reactor) |  |
    bind | bind(_:) | bind: |  |  |
    debounce | debounce(for:on:) | throttle: | debounce | debounce | debounce
    throttle | throttle(for:latest:on:) |  | throttle(_:latest:) | throttle | throttle
    takeFor | take(for:on:) |  | take(for:scheduler:) |  |
    skipFor | skip(for:on:) |  | skip(_:scheduler:) |  |
    delaySubscription | delaySubscription(for:on:) |  | delaySubscription |  |
    debounceUntil | debounce(until:) |  | debounce (RxJS) |  |
    throttleUntil | throttle(until:) |  | throttle (RxJS) |  |
    auditUntil | audit(until:) |  | audit (RxJS) |  |
    delay | delay(for:on:) | delay: | delay | delay | delay
    bufferFor | buffer(for:on:); buffer(for:upTo:on:) | bufferWithTime:onScheduler: | buffer(timeSpan:count:) | collect(.byTime) | collect(every:on:)
    windowFor | window(for:upTo:on:buffering:) |  | window |  |
    bufferForEvery | buffer(for:every:on:) |  | bufferTime (RxJS) |  |
    windowForEvery | window(for:every:on:buffering:) |  | windowTime (RxJS) |  |
    timeout | timeout(after:failingWith:on:) | timeout:onScheduler: |  |  | timeout(after:raising:on:)
    timeoutOfSilence | timeout(ofSilence:failingWith:on:) |  | timeout | timeout |
    timeoutSwitchingTo | timeout(ofSilence:switchTo:on:) |  | timeout(_:other:scheduler:) |  |
    measureInterval | measureInterval(on:) |  |  | measureInterval |
    catch | catch(_:); catch(to:) | catch:; catchTo: | catch | catch | flatMapError
    replaceFailure | replaceFailure(with:) |  | catchAndReturn | replaceError |
    mapFailure | mapFailure(_:) |  |  | mapError | mapError
    retry | retry(_:) | retry: | retry(_:) | retry | retry(upTo:)
    retryWhen | retry(when:) |  | retry(when:) |  |
    retryBackoff | retry(_:backoff:on:using:) |  | retry(when:) |  | retry(upTo:interval:on:)
    retryConsecutive | retry(consecutive:) |  | retry({ resetOnSuccess: true }) (RxJS); transientErrors (Reactor) |  |
    repeated | repeated(); repeated(_:) | repeat | repeat (RxJS); repeatElement |  | repeat
    repeatedAfter | repeated(_:after:on:) |  |  |  | repeat
    repeatedWhen | repeated(when:) |  | repeatWhen (RxJS) |  |
    tryMap | tryMap | tryMap: |  | tryMap | attemptMap
    tryFilter | tryFilter |  |  | tryFilter |
    tryScan | tryScan |  |  | tryScan |
    tryReduce | tryReduce |  |  | tryReduce |
    attempt | attempt | -try: |  |  | attempt
    reduce | reduce(_:_:) | aggregateWithStart:reduce: | reduce | reduce | reduce
    collect | collect() | collect | toArray | collect() | collect()
    collectCount | collect(count:) |  |  | collect(_:) | collect(count:)
    count | count() |  | count | count |
    min | min() |  |  | min |
    max | max() |  |  | max |
    contains | contains(where:) | any: |  | contains(where:) |
    containsValue | contains(_:) |  |  | contains |
    allSatisfy | allSatisfy(_:) | all: |  | allSatisfy |
    isEmpty | isEmpty() | any |  |  |
    ifEmpty | ifEmpty(_:) |  | ifEmpty(default:) | replaceEmpty |
    ifEmptySwitchTo | ifEmpty(switchTo:) |  | ifEmpty(switchTo:) |  |
    subject | Subject | RACSubject | PublishSubject; PublishRelay | PassthroughSubject | Signal; Signal.pipe()
    behaviorSubject | BehaviorSubject | RACBehaviorSubject | BehaviorSubject | CurrentValueSubject |
    replaySubject | ReplaySubject | RACReplaySubject | ReplaySubject |  |
    publish | publish() | publish | publish | makeConnectable |
    publishTransform | publish(replay:_:) |  | multicast(_:selector:) |  |
    multicast | multicast(_:buffering:) | multicast: | multicast | multicast |
    replay | replay(capacity:) | replay | replay |  |
    share | share(replay:startingAt:whenUnobserved:afterTermination:buffering:) |  | share; share(replay:scope:) | share | replayLazily(upTo:)
    on | on(subscribed:next:failed:completed:terminated:disposed:) | doNext:; doError:; doCompleted:; initially: | do(onNext:…) | handleEvents | on
    finally | finally(_:) | finally: |  |  |
    log | log(_:to:) | logAll | debug | print | logEvents
    named | named(_:) | name; setNameWithFormat: |  |  |
    deliverOn | deliver(on:buffering:) | deliverOn: | observe(on:) | receive(on:); buffer(size:prefetch:whenFull:) | observe(on:)
    subscribeOn | subscribe(on:_:) | subscribeOn: | subscribe(on:) | subscribe(on:) | start(on:)
    """
}
