public import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// The pressure of a consumer that takes no more values for now, as the sources in front of it see it.
///
/// A subscription whose consumer can wait has one. The subscriptions to the upstreams of an operator are children of that
/// subscription and share it, unless the operator puts a pressure of its own in front of it: a buffer that is bounded, or places that
/// are taken. A source that can wait looks at the pressures between itself and the end of the chain, and waits while one of them is
/// raised. So linear operators know nothing of pressure, and a chain that nobody holds back has none.
///
/// A pressure has three reasons to be raised. The buffer that it belongs to is full. A value of a source waits at a gate on the way to
/// that buffer, because a thread is inside, often the one that has resumed the source: such a source stops after that value, and goes on
/// when the thread has left the gate. Or the consumer has left: its pressure stays raised, from the moment before anything in front of it
/// is disposed, and each source is resumed by the disposal of its own subscription alone.
///
/// The sources that wait are in a line, and one thread at a time resumes them in turn, in the order in which they would have sent without
/// pressure. A source is in the line of the pressure next to it, whichever pressure it waits for. If that is one further downstream, or the
/// one of a subscriber, this pressure is in the line there, on behalf of all its sources. A source that is a task is in no line. The reasons
/// are in *Pressure goes up the tree* in `Documentation/Design/Core.md`.
@usableFromInline
final class Pressure: Sendable {
  /// The pressure further downstream.
  @usableFromInline let downstream: Pressure?
  /// The subscribers of a shared signal, if this is the pressure on its upstream. Then nobody raises it.
  @usableFromInline let subscribers: WaitingSubscribers?
  /// A Boolean value that indicates whether the sources of this pressure go on when no other one in the line downstream waits.
  @usableFromInline let isOfOuterSignal: Bool
  /// The reasons for which the pressure is raised, and the kinds of sources that wait.
  @usableFromInline let marks = Atomic<UInt8>(0)
  /// The token of the thread that resumes the sources.
  private let runner = Atomic<UInt>(0)
  private let state = Locked(State())

  /// The buffer is full.
  @inlinable static var isFull: UInt8 { 1 }
  /// A value waits at a gate.
  private static var isAtGate: UInt8 { 2 }
  /// The consumer has left.
  private static var isClosed: UInt8 { 4 }
  @inlinable static var raised: UInt8 { 7 }
  /// There is a line, or a thread resumes its sources. Only what that thread does meanwhile goes on.
  private static var hasLine: UInt8 { 8 }
  /// The source that goes on has made others wait.
  private static var isInterrupted: UInt8 { 16 }
  /// Tasks wait.
  private static var hasTasks: UInt8 { 32 }
  /// Sources wait in the line. Then an outer signal waits even on the thread that resumes them: others may have begun inner signals.
  private static var isFilled: UInt8 { 64 }

  private struct State: Sendable {
    var line = Places()
    /// The synchronous sources that wait since the one that goes on has been resumed.
    var interrupting: [Pacer] = []
    /// The pressure of the outer signal, behind the line.
    var outer: Pacer?
    var tasks = Places()
    /// The number of tasks that have been resumed, and do not run yet.
    var comingCount = 0
    /// The place in the line of another pressure, and that pressure.
    var wait: (pacer: Pacer, pressure: Pressure)?

    /// The marks of the sources that wait.
    var marks: UInt8 {
      (line.isEmpty ? 0 : Pressure.hasLine | Pressure.isFilled) | (outer == nil ? 0 : Pressure.hasLine)
        | (interrupting.isEmpty ? 0 : Pressure.isInterrupted) | (tasks.isEmpty ? 0 : Pressure.hasTasks)
    }
  }

  /// - Parameters:
  ///   - downstream: The pressure on the result of the operator that makes this one.
  ///   - isOfOuterSignal: Whether the sources go on when no inner signal waits. Then `downstream` is that of the inner signals.
  @usableFromInline
  init(before downstream: Pressure?, isOfOuterSignal: Bool = false) {
    self.downstream = downstream
    self.isOfOuterSignal = isOfOuterSignal
    subscribers = nil
  }

  /// - Parameter subscribers: The subscribers of a shared signal. The slowest one decides.
  init(of subscribers: WaitingSubscribers) {
    downstream = nil
    isOfOuterSignal = false
    self.subscribers = subscribers
    subscribers.follow(self)
  }

  /// A Boolean value that indicates whether the caller, if it is a source, has to wait for this pressure or one further downstream.
  @inlinable var isBlocking: Bool {
    marks.load(ordering: .acquiring) != 0 && isBlockingHere || isBlockedDownstream
      || subscribers != nil && isBlockedBySubscriber
  }

  @inlinable var isBlockedDownstream: Bool {
    guard let downstream else { return false }
    return downstream.isBlocking || isOfOuterSignal && downstream.hasFilledLine
  }

  @usableFromInline var hasFilledLine: Bool { marks.load(ordering: .acquiring) & Self.isFilled != 0 }

  @usableFromInline var isBlockingHere: Bool {
    let marks = marks.load(ordering: .acquiring)
    return marks & (Self.raised | Self.isInterrupted) != 0 || marks & Self.hasLine != 0 && !isCurrentThread
  }

  @usableFromInline var isBlockedBySubscriber: Bool { subscribers?.slowest != nil }

  /// The other pressure that the sources of this one wait for.
  private var obstacle: Pressure? {
    isBlockedDownstream ? downstream : subscribers?.slowest?.pressure
  }

  /// A Boolean value that indicates whether this pressure itself is raised.
  @inlinable var isRaised: Bool { marks.load(ordering: .acquiring) & Self.raised != 0 }

  /// A Boolean value that indicates whether the caller is the thread that resumes the sources.
  private var isCurrentThread: Bool { runner.load(ordering: .relaxed) == rs_thread_token() }

  /// Raises the pressure, since the buffer is full.
  @inlinable
  func raise() { marks.bitwiseOr(Self.isFull, ordering: .releasing) }

  /// Raises the pressure until the thread inside `gate`, where a value of a source has to wait, has left it.
  @usableFromInline
  func raise(untilLeaving gate: borrowing Gate) {
    let isRaised =
      marks.bitwiseOr(Self.isAtGate, ordering: .acquiringAndReleasing).oldValue & Self.isAtGate != 0
    if !isRaised { gate.afterLeaving { self.lowerNow(Self.isAtGate)?.resume() } }
  }

  /// Raises the pressure for good, since the consumer has left.
  func close() { marks.bitwiseOr(Self.isClosed, ordering: .releasing) }

  /// Lowers the pressure, since the buffer has room. The caller may hold a lock.
  ///
  /// - Returns: The pressure, if sources wait: to resume them without a lock.
  @inlinable
  func lower() -> Pressure? {
    marks.load(ordering: .acquiring) & Self.isFull == 0 ? nil : lowerNow(Self.isFull)
  }

  @usableFromInline
  func lowerNow(_ reason: UInt8) -> Pressure? {
    let marks = marks.bitwiseAnd(~reason, ordering: .acquiringAndReleasing).newValue
    return marks & Self.raised == 0 && marks != 0 ? self : nil
  }

  /// Raises or lowers the pressure of a buffer with `count` elements, of which `limit` make the sources wait until half of them have
  /// been taken. The caller may hold a lock.
  ///
  /// - Returns: The pressure, if sources wait: to resume them without a lock.
  func adjust(to count: Int, of limit: Int) -> Pressure? {
    if count >= limit { raise() }
    return count <= limit / 2 ? lower() : nil
  }
}

// MARK: - Waiting

extension Pressure {
  /// Adds a source that waits, if it still has to.
  ///
  /// - Parameter mayGoOn: Whether the source may go on before this returns, if it has to wait no longer.
  fileprivate func add(_ pacer: Pacer, mayGoOn: Bool = true) -> Bool {
    guard isBlocking || pacer.kind == .outerSignal && hasFilledLine else { return false }
    let isAwaited = state.withLock { state in
      switch pacer.kind {
      case .task: state.tasks.append(pacer)
      case .outerSignal: state.outer = pacer
      case .synchronous where isCurrentThread: state.interrupting.append(pacer)
      case .synchronous: state.line.append(pacer)
      }
      let before = marks.bitwiseOr(state.marks, ordering: .acquiringAndReleasing).oldValue
      // The thread that lowers the pressure, or that resumes the sources, finds this one.
      return before & Self.raised != 0 || runner.load(ordering: .relaxed) != 0
    }
    if isAwaited || waitForObstacle(mayGoOn: mayGoOn) { return true }
    if mayGoOn { resume() } else { remove(pacer) }
    return mayGoOn
  }

  /// Removes a source that waits.
  fileprivate func remove(_ pacer: Pacer) { state.withLock { remove(pacer, from: &$0) } }

  private func remove(_ pacer: Pacer, from state: inout State) {
    switch pacer.kind {
    case .task:
      state.tasks.remove(pacer)
    case .outerSignal:
      state.outer = nil
    case .synchronous:
      state.line.remove(pacer)
      state.interrupting.removeAll { $0 === pacer }
    }
    mark(state)
  }

  /// Sets the marks to those of the sources that wait.
  private func mark(_ state: State) {
    let present = state.marks | (runner.load(ordering: .relaxed) == 0 ? 0 : Self.hasLine)
    marks.bitwiseAnd(Self.raised | present, ordering: .acquiringAndReleasing)
    marks.bitwiseOr(present, ordering: .acquiringAndReleasing)
  }

  /// Waits for another pressure on behalf of all sources. Returns `false` if there is none to wait for.
  ///
  /// - Parameter mayGoOn: Whether the sources may go on before this returns.
  private func waitForObstacle(mayGoOn: Bool = true) -> Bool {
    while let obstacle {
      let reference = WeakReference(self)
      let pacer = Pacer(isOfOuterSignal ? .outerSignal : .synchronous) {
        reference.object?.resumeAfterObstacle()
      }
      let isAwaited = state.withLock { state in
        if state.wait != nil { return true }
        state.wait = (pacer, obstacle)
        return false
      }
      if isAwaited { return true }
      if obstacle.add(pacer, mayGoOn: mayGoOn) {
        // The last subscriber under that pressure may have left before this thread noted the wait. Nobody would end it then.
        guard let subscribers, !subscribers.contains(obstacle) else { return true }
        obstacle.remove(pacer)
      }
      state.withLock { if $0.wait?.pacer === pacer { $0.wait = nil } }
    }
    return false
  }

  private func resumeAfterObstacle() {
    state.withLock { $0.wait = nil }
    resume()
  }

  /// Waits for another subscriber, if the last one under a pressure has left that the sources waited for. Without any, it resumes the sources:
  /// not on the thread that disposes the subscriber, which may go on to dispose others.
  fileprivate func subscriberLeft(_ pressure: Pressure, isLast: Bool) {
    let (waits, ended) = state.withLock { state -> (Bool, Pacer?) in
      guard let wait = state.wait else { return (false, nil) }
      guard isLast, wait.pressure === pressure else { return (true, nil) }
      state.wait = nil
      return (false, wait.pacer)
    }
    if let ended { pressure.remove(ended) }
    guard let subscribers, !waits, marks.load(ordering: .acquiring) != 0, !subscribers.isAnyLeaving else {
      return
    }
    if !waitForObstacle(mayGoOn: false) { subscribers.perform { self.resume() } }
  }
}

// MARK: - Resuming

extension Pressure {
  /// The number of tasks that may be on their way. Each resumes another one when it runs, so that a consumer that takes one value does not
  /// get one of each task.
  private static var comingLimit: Int { 2 }

  /// Resumes the sources until the pressure rises again. The caller holds no lock.
  ///
  /// A thread that finds another one at it, or is at it itself, leaves the sources to that one.
  @usableFromInline
  func resume() {
    var isBlocked = false
    repeat {
      let begins = state.withLock { state in
        guard runner.load(ordering: .relaxed) == 0, state.marks != 0 else { return false }
        runner.store(rs_thread_token(), ordering: .relaxed)
        marks.bitwiseOr(Self.hasLine, ordering: .acquiringAndReleasing)
        return true
      }
      guard begins else { return }
      var isFirst = true
      while let pacer = nextOrLeave(isFirst, &isBlocked) {
        isFirst = false
        if !pacer.resume(inTurn: pacer.kind == .task), pacer.kind == .task { countTaskThatRuns() }
      }
      // A pressure that has been lowered meanwhile has found nobody in its line.
    } while isBlocked && marks.load(ordering: .acquiring) != 0 && !waitForObstacle()
  }

  /// Removes the source that is resumed next, or leaves the sources to the next thread.
  ///
  /// - Parameters:
  ///   - isFirst: Whether none has been resumed. Then a task has a turn.
  ///   - isBlocked: Set to a Boolean value that indicates whether another pressure makes the sources wait.
  private func nextOrLeave(_ isFirst: Bool, _ isBlocked: inout Bool) -> Pacer? {
    isBlocked = obstacle != nil
    return state.withLock { [isBlocked] state in
      state.line.prepend(state.interrupting)
      state.interrupting = []
      var next: Pacer?
      if !isBlocked, !isRaised {
        if isFirst { next = state.tasks.popFirst() }
        next = next ?? state.line.popFirst() ?? state.outer.take()
        if next == nil, state.comingCount < Self.comingLimit { next = state.tasks.popFirst() }
      }
      if next?.kind == .task { state.comingCount += 1 }
      if next == nil { runner.store(0, ordering: .relaxed) }
      mark(state)
      return next
    }
  }

  private func countTaskThatRuns() { state.withLock { $0.comingCount -= 1 } }

  /// Notes that a task runs that has been resumed, and resumes another source if the consumer still wants values.
  fileprivate func taskRuns() {
    countTaskThatRuns()
    resume()
  }
}

extension Pressure {
  /// Sources in the order in which they are resumed.
  ///
  /// - Complexity: Each method is amortized O(1).
  private struct Places: Sendable {
    private var pacers: [Int: Pacer] = [:]
    private var first = 0
    private var end = 0

    var isEmpty: Bool { pacers.isEmpty }

    var all: [Pacer] { pacers.sorted { $0.key < $1.key }.map(\.value) }

    mutating func append(_ pacer: Pacer) {
      put(pacer, at: end)
      end += 1
    }

    mutating func prepend(_ pacers: [Pacer]) {
      for pacer in pacers.reversed() {
        first -= 1
        put(pacer, at: first)
      }
    }

    mutating func popFirst() -> Pacer? {
      guard !pacers.isEmpty else { return nil }
      while true {
        defer { first += 1 }
        if let pacer = pacers.removeValue(forKey: first) { return pacer }
      }
    }

    mutating func remove(_ pacer: Pacer) {
      let place = pacer.place.load(ordering: .relaxed)
      if pacers[place] === pacer { pacers[place] = nil }
    }

    private mutating func put(_ pacer: Pacer, at place: Int) {
      pacer.place.store(place, ordering: .relaxed)
      pacers[place] = pacer
    }
  }
}

extension Pressure {
  /// The subscribers of a shared signal that can make it wait.
  ///
  /// It retains no subscription. A shared signal holds its subscribers otherwise. A subscriber counts until it has been removed, even when
  /// its subscription has been disposed: whoever disposes the source because of that does so first.
  @usableFromInline
  final class WaitingSubscribers: Sendable {
    /// The subscribers under one pressure.
    private typealias Group = (
      pressure: Pressure, subscriptions: TokenList<WeakReference<CompoundDisposable>>
    )

    /// A subscriber, to remove.
    @usableFromInline typealias Token = (pressure: Pressure, number: UInt)

    private let groups = Locked<[ObjectIdentifier: Group]>([:])
    /// The pressure on the source.
    private let upstream = Locked<WeakReference<Pressure>?>(nil)
    /// Performs work outside of all gates, on any thread.
    fileprivate let perform: @Sendable (@escaping @Sendable () -> Void) -> Void

    init(performing perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
      self.perform = perform
    }

    fileprivate func follow(_ pressure: Pressure) { upstream.withLock { $0 = WeakReference(pressure) } }

    /// Adds a subscriber, if it can wait.
    @usableFromInline
    func enter(_ subscription: CompoundDisposable) -> Token? {
      guard let pressure = subscription.pressure else { return nil }
      let number = groups.withLock {
        $0[ObjectIdentifier(pressure), default: (pressure, TokenList())].subscriptions
          .append(WeakReference(subscription))
      }
      return (pressure, number)
    }

    /// Removes a subscriber. The source, if it goes on, does so on another thread.
    @usableFromInline
    func leave(_ token: Token?) {
      guard let token else { return }
      let isLast = groups.withLock { groups in
        let key = ObjectIdentifier(token.pressure)
        _ = groups[key]?.subscriptions.remove(token.number)
        let isLast = groups[key]?.subscriptions.isEmpty == true
        // The caller retains the pressure.
        if isLast { groups[key] = nil }
        return isLast
      }
      upstream.withLock { $0 }?.object?.subscriberLeft(token.pressure, isLast: isLast)
    }

    /// Adds a subscriber, which leaves when its subscription is disposed.
    @usableFromInline
    func add(_ subscription: CompoundDisposable) {
      guard let token = enter(subscription) else { return }
      subscription.add { [weak self] in self?.leave(token) }
    }

    /// Returns whether a subscriber is under a pressure.
    fileprivate func contains(_ pressure: Pressure) -> Bool {
      groups.withLock { $0[ObjectIdentifier(pressure)] != nil }
    }

    /// A subscription that wants no value for now.
    fileprivate var slowest: CompoundDisposable? {
      // The references are looked at without the lock, since a subscription may be released then.
      let blocked = groups.withLock { groups in
        groups.values.flatMap { $0.pressure.isBlocking ? $0.subscriptions.elements : [] }
      }
      for reference in blocked {
        if let subscription = reference.object { return subscription }
      }
      return nil
    }

    /// A Boolean value that indicates whether a subscriber has been disposed, and not removed.
    fileprivate var isAnyLeaving: Bool {
      let all = groups.withLock { groups in groups.values.flatMap { $0.subscriptions.elements } }
      return all.contains { $0.object?.isDisposed == true }
    }
  }
}

extension Pressure {
  /// A place where a source waits while its subscription is under pressure. Disposal of the subscription resumes it.
  ///
  /// The pressure retains a source that waits. The subscription does not retain it.
  @usableFromInline
  final class Pacer: Sendable {
    @usableFromInline let subscription: CompoundDisposable
    fileprivate let kind: Kind
    /// The place among the sources that wait. The lock of the pressure protects it.
    fileprivate let place = Atomic<Int>(0)
    private let token = Atomic<UInt>(.max)
    private let continuation = Locked<StoredClosure?>(nil)
    /// A Boolean value that indicates whether the pressure has resumed a task.
    private let hasTurn = Atomic<Bool>(false)

    /// A Boolean value that indicates whether a continuation waits.
    var isWaiting: Bool { continuation.withLock { $0 != nil } }

    fileprivate enum Kind {
      /// A source that sends on the thread that resumes it.
      case synchronous
      /// The pressure of an outer signal.
      case outerSignal
      /// A task, which goes on by itself.
      case task
    }

    @usableFromInline
    init(_ subscription: CompoundDisposable, isTask: Bool = false) {
      self.subscription = subscription
      kind = isTask ? .task : .synchronous
      if let token = subscription.insert({ [weak self] in self?.leave() }) {
        self.token.store(token, ordering: .relaxed)
      }
    }

    /// - Parameters:
    ///   - kind: The place of a pressure among the sources that wait for another one.
    ///   - body: The work of that pressure.
    fileprivate init(_ kind: Kind, performing body: @escaping @Sendable () -> Void) {
      subscription = .disposed
      self.kind = kind
      continuation.withLock { $0 = StoredClosure(body) }
    }

    deinit {
      let token = token.load(ordering: .relaxed)
      if token != .max { subscription.withdraw(token) }
    }

    /// Makes the source wait, if it has to: `body` is called when it may continue, or when its subscription has been disposed.
    ///
    /// - Returns: A Boolean value that indicates whether the source waits.
    @usableFromInline
    func waitIfHeldBack(continuing body: @escaping @Sendable () -> Void) -> Bool {
      guard let pressure = subscription.pressure, pressure.isBlocking, !subscription.isDisposed else {
        return false
      }
      continuation.withLock { $0 = StoredClosure(body) }
      // A disposal that came before has found no continuation.
      if pressure.add(self), !subscription.isDisposed { return true }
      pressure.remove(self)
      // Unless a thread has taken the continuation meanwhile, which runs it.
      return continuation.withLock { $0.take() } == nil
    }

    /// Suspends the task until the source may send one value, its subscription has been disposed, or the task has been canceled.
    ///
    /// The turn of a task is for one value, even when others have raised the pressure again before the task runs. So each has its turn.
    func next() async {
      guard subscription.isHeldBack, !Task.isCancelled else { return }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if !waitIfHeldBack(continuing: { continuation.resume() }) { continuation.resume() }
          // A cancellation that came before has found no continuation.
          if Task.isCancelled { resume() }
        }
      } onCancel: {
        resume()
      }
      if Task.isCancelled { subscription.pressure?.remove(self) }
      if hasTurn.exchange(false, ordering: .relaxed) { subscription.pressure?.taskRuns() }
    }

    /// Resumes the source whose subscription has been disposed. The pressure, which may stay raised, retains it no longer.
    private func leave() {
      subscription.pressure?.remove(self)
      resume()
    }

    /// - Parameter isInTurn: Whether it is the turn of a task.
    /// - Returns: `false` if no continuation waits.
    @usableFromInline
    @discardableResult
    func resume(inTurn isInTurn: Bool = false) -> Bool {
      let action = continuation.withLock { continuation in
        if isInTurn, continuation != nil { hasTurn.store(true, ordering: .relaxed) }
        return continuation.take()
      }
      LockCheck.assertNoLocksHeld()
      action?.run()
      return action != nil
    }
  }
}

extension CompoundDisposable {
  /// A Boolean value that indicates whether the source of this subscription has to wait.
  @usableFromInline var isHeldBack: Bool { pressure?.isBlocking == true && !isDisposed }

  /// Makes the source wait, if it has to: `body` is called when it may continue, or when the subscription has been disposed.
  ///
  /// - Returns: A Boolean value that indicates whether the source waits.
  @usableFromInline
  func waitIfHeldBack(continuing body: @escaping @Sendable () -> Void) -> Bool {
    isHeldBack && Pressure.Pacer(self).waitIfHeldBack(continuing: body)
  }
}

extension CompoundDisposable {
  /// Makes the subscriptions of an operator that flattens, which are children of this one. Without pressure, the inner signals need none.
  @usableFromInline
  func makeFlattening() -> (inner: CompoundDisposable, outer: CompoundDisposable) {
    guard pressure != nil else { return (self, CompoundDisposable(childOf: self)) }
    let pressure = Pressure(before: pressure)
    return (
      CompoundDisposable(childOf: self, under: pressure),
      CompoundDisposable(childOf: self, under: Pressure(before: pressure, isOfOuterSignal: true))
    )
  }
}

extension Pressure {
  /// Resumes the sources when no thread is inside the gate that they send to.
  func resume(outside gate: borrowing Gate) { gate.afterLeaving { self.resume() } }
}

// MARK: - Inspection

extension Pressure {
  /// The subscriptions of the sources that wait for this pressure.
  var waitingSubscriptions: [CompoundDisposable] {
    let waiting = state.withLock { $0.interrupting + $0.line.all + $0.tasks.all }
    // Other pressures have no subscription.
    return waiting.map(\.subscription).filter { $0 !== CompoundDisposable.disposed }
  }

  /// A subscriber of the shared signal that wants no value for now, if this is the pressure on its upstream.
  var slowestSubscriber: CompoundDisposable? { subscribers?.slowest }
}
