import Observation
import ReactiveSignals
import ReactiveSignalsTesting
import Synchronization
import Testing

@Suite struct ObserveObjectTests {
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

  @Test("B446: the value at subscription, then every change, when it is made")
  func values() {
    let object = Plain()
    object.count = 1
    let signal = observe(object, \.count)
    object.count = 2
    let (recorder, subscription) = signal.recorded()
    object.count = 3
    object.count = 3  // the macro's objects do not tell of a value that is equal
    object.count += 1
    object.name = "not observed"
    #expect(recorder.values == [2, 3, 4])
    subscription.dispose()
    object.count = 5
    #expect(recorder.values == [2, 3, 4])
  }

  @Test("B447: along a key path")
  func path() {
    let object = Outer()
    let recorder = observe(object, \.inner.count).recorded().recorder
    object.inner.count = 1
    object.inner = Plain()
    object.inner.count = 2
    #expect(recorder.values == [0, 1, 0, 2])
  }

  @Test("B448: subscriptions are independent, and one may come again")
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
    #expect(first.values == [0, 1])
    #expect(second.values == [0, 1, 2])
    #expect(third.values == [3, 4])
  }

  @Test("B449, B450: it does not keep the object, and completes with it; then at once")
  func release() {
    var object: Plain? = Plain()
    weak let weakly = object
    let signal = object.map { observe($0, \.count) }
    let recorder = signal?.recorded().recorder
    object?.count = 1
    object = nil
    #expect(weakly == nil)
    #expect(recorder?.events == [.next(0), .next(1), .completed])
    #expect(signal?.recorded().recorder.events == [.completed])
  }

  @Test("A change made by an observer is told in its turn")
  func reentrant() {
    let object = Plain()
    let box = Confining(object)
    let signal = observe(object, \.count)
    signal.subscribe { value in
      if value == 1 {
        box.object.count = 2
        box.object.count = 3
      }
    }
    let recorder = signal.recorded().recorder
    object.count = 1
    #expect(recorder.values == [0, 1, 2, 3])
  }

  private final class Confining: @unchecked Sendable {
    let object: Plain
    init(_ object: Plain) { self.object = object }
  }

  @Test("On the main actor, every change is there at once")
  @MainActor
  func mainActor() {
    let object = OnMain()
    let recorder = observe(object, \.count).recorded().recorder
    object.count = 1
    object.count = 2
    #expect(recorder.values == [0, 1, 2])
  }

  @Test("One who subscribes elsewhere gets the values from the main actor")
  func elsewhere() async {
    let object = await OnMain()
    let signal = await MainActor.run { observe(object, \.count) }
    let first = await withCheckedContinuation { continuation in
      signal.take(1).subscribe { value in
        MainActor.assertIsolated()
        continuation.resume(returning: value)
      }
    }
    #expect(first == 0)
  }

  @Test("B451: of changes by many threads the last one told is the last one made")
  func threads() async {
    let object = ThreadSafe()
    let recorder = observe(object, \.count).recorded().recorder
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<250 { object.increment() } }
      }
    }
    #expect(recorder.values.last == 1000)
    #expect(recorder.values == recorder.values.sorted())
  }
}
