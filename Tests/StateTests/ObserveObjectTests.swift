import Observation
import _ReactiveSignalsAtomics
import TestShims
import TestSupport

@Suite(.withoutLeaks) struct ObserveObjectTests {
  @Observable final class Plain {
    var count = 0
    var name = ""
  }

  @Observable final class Outer {
    var inner = Plain()
  }

  @MainActor @Observable final class OnMain {
    var count = 0
  }

  /// Usable from any thread.
  final class ThreadSafe: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)

    var count: Int {
      get {
        registrar.access(self, keyPath: \.count)
        return stored.withLock { $0 }
      }
      set { registrar.withMutation(of: self, keyPath: \.count) { stored.withLock { $0 = newValue } } }
    }

    func increment() { registrar.withMutation(of: self, keyPath: \.count) { stored.withLock { $0 += 1 } } }
  }

  @Test("A signal that is made on the main actor sends there, while other threads subscribe and dispose")
  @MainActor
  func subscriptionsElsewhere() async {
    let object = OnMain()
    let signal = observe(object, \.count)
    var last = 0
    let subscription = signal.subscribe { count in MainActor.assumeIsolated { last = count } }
    let mayStop = Atomic(false)
    let other = Task.detached {
      while !mayStop.load(ordering: .acquiring) {
        signal.subscribe { _ in MainActor.preconditionIsolated() }.dispose()
      }
    }
    for number in 1...2_000 {
      object.count = number
      expectEqual(last, number)
    }
    mayStop.store(true, ordering: .releasing)
    await other.value
    subscription.dispose()
  }

  @Test("The current value is sent at subscription, then each change when it is made", .proves("B446"))
  func values() {
    let object = Plain()
    object.count = 1
    let signal = observe(object, \.count)
    object.count = 2
    let (recorder, subscription) = signal.recorded()
    object.count = 3
    object.count = 3  // an object of the macro does not report an equal value
    object.count += 1
    object.name = "not observed"
    expectEqual(recorder.values, [2, 3, 4])
    subscription.dispose()
    object.count = 5
    expectEqual(recorder.values, [2, 3, 4])
  }

  @Test("A key path of several components is observed", .proves("B447"))
  func path() {
    let object = Outer()
    let recorder = observe(object, \.inner.count).recorded().recorder
    object.inner.count = 1
    object.inner = Plain()
    object.inner.count = 2
    expectEqual(recorder.values, [0, 1, 0, 2])
  }

  @Test("Subscriptions are independent, and a signal can be subscribed to again", .proves("B448"))
  func independence() {
    let object = Plain()
    let signal = observe(object, \.count)
    let (first, subscription) = signal.recorded()
    let (second, other) = signal.recorded()
    object.count = 1
    subscription.dispose()
    object.count = 2
    other.dispose()
    object.count = 3
    let third = signal.recorded().recorder
    object.count = 4
    expectEqual(first.values, [0, 1])
    expectEqual(second.values, [0, 1, 2])
    expectEqual(third.values, [3, 4])
  }

  @Test(
    "An observation does not retain the object, and completes when it is released or has been released",
    .proves("B449", "B450")
  )
  func release() {
    var object: Plain? = Plain()
    weak let weakly = object
    let signal = object.map { observe($0, \.count) }
    let recorder = signal?.recorded().recorder
    object?.count = 1
    object = nil
    #expect(weakly == nil)
    expectEqual(recorder?.events, [.next(0), .next(1), .completed])
    expectEqual(signal?.recorded().recorder.events, [.completed])
  }

  @Test("A change made by an observer is delivered after the current one")
  func reentrant() {
    let object = Plain()
    let box = Confining(object)
    let signal = observe(object, \.count)
    let observer = signal.subscribe { value in
      if value == 1 {
        box.object.count = 2
        box.object.count = 3
      }
    }
    let recorder = signal.recorded().recorder
    object.count = 1
    expectEqual(recorder.values, [0, 1, 2, 3])
    observer.dispose()
  }

  private final class Confining: @unchecked Sendable {
    let object: Plain
    init(_ object: Plain) { self.object = object }
  }

  @Test("A subscriber on another thread gets its values from the main actor")
  func elsewhere() async {
    let object = await OnMain()
    let signal = await MainActor.run { observe(object, \.count) }
    let first = await withCheckedContinuation { continuation in
      signal.take(1).subscribe { value in
        MainActor.assertIsolated()
        continuation.resume(returning: value)
      }
    }
    expectEqual(first, 0)
  }

  @Test("After concurrent changes the last delivered value is the last written", .proves("B451"))
  func threads() async {
    let object = ThreadSafe()
    let recorder = observe(object, \.count).recorded().recorder
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<250 { object.increment() } }
      }
    }
    expectEqual(recorder.values.last, 1000)
    expectEqual(recorder.values, recorder.values.sorted())
  }

  // MARK: Cost

  /// The processor time, in nanoseconds, of the quickest of several runs of 100 changes.
  private func timeOfChanges(_ object: Plain) -> UInt64 {
    let times = (0..<20).map { _ in
      let start = thread_nanoseconds()
      for _ in 0..<100 { object.count += 1 }
      return thread_nanoseconds() - start
    }
    return times.min() ?? 0
  }

  @Test("The cost of a change does not depend on the number of earlier changes")
  func costOfChanges() {
    let object = Plain()
    let count = Count()
    observe(object, \.count).subscribe { _ in count.up() }
    let first = timeOfChanges(object)
    for _ in 0..<10_000 { object.count += 1 }
    let last = timeOfChanges(object)
    expectEqual(count.value, 14_001)
    #expect(last < first * 4)
  }

  @Test("Disposed observations cost nothing")
  func costOfDisposed() {
    let object = Plain()
    let signal = observe(object, \.count)
    signal.subscribe { _ in }
    let first = timeOfChanges(object)
    for _ in 0..<5000 { observe(object, \.count).subscribe { _ in }.dispose() }
    #expect(timeOfChanges(object) < first * 4)
  }

  @Test("100,000 changes take constant stack")
  func stack() {
    onThread(stackSize: 256 << 10) {
      let object = Plain()
      let count = Count()
      let signal = observe(object, \.count)
      signal.subscribe { _ in count.up() }
      for _ in 0..<100_000 { object.count += 1 }
      expectEqual(count.value, 100_001)
    }
  }

  // MARK: Threads

  /// An object for any thread. A test can make one thread write while another reads.
  private final class Interrupted: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Shared(0)
    /// Runs once, on a new thread, after the value has been read and before it is returned.
    let interruption = Shared<Interruption?>(nil)

    struct Interruption: Sendable {
      let run: @Sendable () -> Void
    }

    var count: Int {
      get {
        registrar.access(self, keyPath: \.count)
        let count = stored.value
        if let interruption = interruption.exchange(nil) { onThreads(1) { _ in interruption.run() } }
        return count
      }
      set { registrar.withMutation(of: self, keyPath: \.count) { _ = stored.exchange(newValue) } }
    }

    /// Makes another thread write at the next read.
    func interrupt(with value: Int) {
      interruption.exchange(Interruption { [unowned self] in count = value })
    }
  }

  @Test("A concurrent write during the first read is not lost")
  func writeWhileFirstIsRead() {
    let object = Interrupted()
    object.interrupt(with: 1)
    let recorder = observe(object, \.count).recorded().recorder
    expectEqual(recorder.values.last, 1)
    object.count = 2
    expectEqual(recorder.values.last, 2)
  }

  @Test("A concurrent write during a later read is not lost, and no older value is delivered")
  func writeWhileRead() {
    let object = Interrupted()
    let recorder = observe(object, \.count).recorded().recorder
    object.interrupt(with: 2)
    object.count = 1
    expectEqual(recorder.values.last, 2)
    object.count = 3
    expectEqual(recorder.values.last, 3)
    expectEqual(recorder.values, recorder.values.sorted())
  }

  @Test("A concurrent write during a handler is delivered")
  func writeWhileHandled() {
    let object = ThreadSafe()
    let recorder = Recorder<Int, Never>()
    let observer = observe(object, \.count).subscribe { value in
      if value == 1 { onThreads(1) { _ in object.increment() } }
      recorder.send(value)
    }
    object.increment()
    expectEqual(recorder.values, [0, 1, 2])
    observer.dispose()
  }

  @Test("Writes of other threads are read and delivered in the isolation of the observation")
  @MainActor
  func writtenElsewhere() async {
    let object = ThreadSafe()
    let seen = Log<Int>()
    await withCheckedContinuation { continuation in
      observe(object, \.count).subscribe { value in
        MainActor.assertIsolated()
        seen.append(value)
        if value == 3 { continuation.resume() }
      }
      onThreads(1) { _ in for _ in 0..<3 { object.increment() } }
    }
    expectEqual(seen.entries, [0, 3])
  }

  @Observable final class Nervous {
    var looks = 0
    var content = 0
    /// An observer writes the value that it has read.
    var counted: Int {
      looks += 1
      return content
    }
  }

  @Test("A property that changes when it is read is delivered once for each change")
  func changedByReading() {
    let object = Nervous()
    let recorder = observe(object, \.counted).recorded().recorder
    object.content = 1
    object.content = 2
    expectEqual(recorder.values, [0, 1, 2])
  }

  // MARK: Release

  @Test("A key path completes when its first object is released, although others live")
  func pathRelease() {
    let inner = Plain()
    var outer: Outer? = Outer()
    outer?.inner = inner
    let recorder = outer.map { observe($0, \.inner.count) }?.recorded().recorder
    inner.count = 1
    expectEqual(recorder?.isTerminated, false)
    outer = nil
    expectEqual(recorder?.events, [.next(0), .next(1), .completed])
    inner.count = 2
    expectEqual(recorder?.events, [.next(0), .next(1), .completed])
  }

  @Observable class Fixed {
    let name = "name"
    @ObservationIgnored var ignored = 1
  }

  @Observable final class Derived: Fixed {
    var count = 0
  }

  @Test("A property that reports no changes sends its value and completes with the object")
  func fixedProperties() {
    var object: Derived? = Derived()
    let name = object.map { observe($0, \.name) }?.recorded().recorder
    let ignored = object.map { observe($0, \.ignored) }?.recorded().recorder
    let own = object.map { observe($0, \.count) }?.recorded().recorder
    object?.ignored = 2
    object?.count = 1
    expectEqual(name?.events, [.next("name")])
    expectEqual(ignored?.events, [.next(1)])
    object = nil
    expectEqual(name?.events, [.next("name"), .completed])
    expectEqual(ignored?.events, [.next(1), .completed])
    expectEqual(own?.events, [.next(0), .next(1), .completed])
  }

  /// A class without a stored registrar.
  final class Wrapper: Observable {
    let inner: Plain
    var count: Int { inner.count }

    init(_ inner: Plain = Plain()) { self.inner = inner }
  }

  @Test("An object without a registrar completes with the object that it reads")
  func wrapper() {
    var object: Wrapper? = Wrapper()
    let recorder = object.map { observe($0, \.count) }?.recorded().recorder
    object?.inner.count = 1
    object = nil
    expectEqual(recorder?.events, [.next(0), .next(1), .completed])
  }

  @Test("An object without a registrar completes at the next change of what it read and what outlives it")
  func wrapperOfLongerLivedObject() {
    let inner = Plain()
    var object: Wrapper? = Wrapper(inner)
    let recorder = object.map { observe($0, \.count) }?.recorded().recorder
    inner.count = 1
    object = nil
    expectEqual(recorder?.events, [.next(0), .next(1)])
    inner.count = 2
    expectEqual(recorder?.events, [.next(0), .next(1), .completed])
  }

  @Observable final class Parent {
    @ObservationIgnored weak var child: Plain?
  }

  @Test("A handler of a release may dispose other observations of the same object")
  func disposalInRelease() {
    let parent = Parent()
    var child: Plain? = Plain()
    parent.child = child
    let disposables = CompoundDisposable()
    let first = child.map { observe($0, \.count) }
    let second = child.map { observe($0, \.name) }
    first?.subscribe(completed: { disposables.dispose() })
    second.map { disposables.add($0.subscribe(completed: { disposables.dispose() })) }
    disposables.add(observe(parent, \.child?.count).subscribe { _ in })
    child = nil
    #expect(disposables.isDisposed)
    #expect(parent.child == nil)
  }

  @Test("A disposed observation releases the captures of its handlers, although the object lives")
  func disposedHandlers() {
    let object = Plain()
    let captures = Lifetimes()
    let subscription = {
      let captured = captures.make()
      return observe(object, \.count).subscribe { _ in _ = captured }
    }()
    expectEqual(captures.live, 1)
    subscription.dispose()
    expectEqual(captures.live, 0)
    object.count = 1
  }
}
