import Dispatch
import TestSupport

/// A value that is not `Sendable`.
private final class Picture {
  var size: Int
  init(_ size: Int) { self.size = size }
}

@MainActor
@Suite(.withoutLeaks)
struct MainSignalTests {
  /// A view model, whose state the closures use.
  @MainActor private final class Gallery {
    var title = ""
    var sizes: [Int] = []
    let factor = 2

    func scaled(_ picture: Picture) -> MainSignal<Picture, Never> { .just(Picture(picture.size * factor)) }
    func name(_ picture: Picture) -> Signal<String, Never> { .just("picture \(picture.size)") }
  }

  @Test("Values of any type pass through closures that use the view model")
  func values() {
    let gallery = Gallery()
    let pictures = MainSubject<Picture, Never>()
    pictures.flatMap(gallery.scaled).map(\.size).subscribe { gallery.sizes.append($0) }
    pictures.flatMap(.latest, gallery.name).bind(to: \.title, on: gallery)
    pictures.send(Picture(3))
    expectEqual(gallery.sizes, [6])
    expectEqual(gallery.title, "picture 3")
    pictures.complete()
  }

  @Test("A binding ends with its object")
  func binding() {
    let titles = MainSubject<String, Never>()
    do {
      let gallery = Gallery()
      titles.bind(to: \.title, on: gallery)
      titles.send("a")
      expectEqual(gallery.title, "a")
    }
    titles.send("b")
    expectEqual(titles.subscriptionCount, 0)
  }

  @Test("A signal of the main actor comes onto it in place, and one of another thread later, in order")
  func border() async {
    let numbers = Subject<Int, Never>()
    var received: [Int] = []
    let subscription = numbers.onMain().map { $0 * 2 }.subscribe { received.append($0) }
    numbers.send(1)
    expectEqual(received, [2])
    await Task.detached { for number in 2...100 { numbers.send(number) } }.value
    numbers.send(101)
    while received.count < 101 { await Task.yield() }
    expectEqual(received, (1...101).map { $0 * 2 })
    subscription.dispose()
  }

  @Test("A source waits for the main actor, if the policy wants it")
  func waitingSource() async {
    let numbers = await Signal<Int, Never>.from(1...5_000).subscribe(on: QueueScheduler(label: "numbers"))
      .erased.onMain(buffering: .waiting(4)).collected()
    expectEqual(numbers, Array(1...5_000))
  }

  @Test("A signal that leads back starts on the main actor, and its source waits there for a slow consumer")
  func back() async {
    let numbers = MainSignal<Int, Never>.from(1...2_000)
      .map { number in
        MainActor.preconditionIsolated()
        return number * 2
      }
      .signal
    let sum = await Task.detached {
      var sum = 0
      for await number in numbers.values(buffering: .waiting(2)) {
        sum += number
        await Task.yield()
      }
      return sum
    }.value
    expectEqual(sum, 4_002_000)
  }

  @Test("Work of another scheduler comes onto the main actor")
  func otherScheduler() async {
    let numbers = await MainSignal.from([1, 2]).delay(
      for: .milliseconds(1),
      on: QueueScheduler(label: "time")
    )
    .map { number in
      MainActor.preconditionIsolated()
      return number
    }
    .collected()
    expectEqual(numbers, [1, 2])
  }

  @Test("A subscription that is disposed elsewhere is cleaned up on the main actor")
  func disposalElsewhere() async {
    var cleanups = 0
    let subscription = MainSignal<Int, Never>.never
      .finally {
        MainActor.preconditionIsolated()
        cleanups += 1
      }
      .subscribe()
    await Task.detached { subscription.dispose() }.value
    while cleanups == 0 { await Task.yield() }
    expectEqual(cleanups, 1)
  }

  @Test("Subjects and subscribers send events")
  func sentEvents() {
    let events: [Event<Int, TestFailure>] = [.next(1), .next(2), .failed(.one), .next(3)]
    let subject = MainSubject<Int, TestFailure>()
    var received: [Event<Int, TestFailure>] = []
    subject.subscribeEvents { received.append($0) }
    for event in events { subject.send(event: event) }
    #expect(received == Array(events.prefix(3)))
    received = []
    MainSignal<Int, TestFailure>.create { subscriber in
      for event in events { subscriber.send(event: event) }
    }
    .subscribeEvents { received.append($0) }
    #expect(received == Array(events.prefix(3)))
  }

  @Test("While another thread disposes subscriptions, values still arrive on the main actor")
  func disposalWhileSending() {
    let subject = MainSubject<Int, Never>()
    let property = MainMutableProperty(0)
    let command = MainCommand<Int, Int, Never>(whileExecuting: .concurrent) { MainSignal.just($0) }
    let channel = MainChannel<Int>()
    let sources: [(MainSignal<Int, Never>, (Int) -> Void)] = [
      (subject.mainSignal, subject.send), (subject.share(), subject.send),
      (subject.replay(capacity: .last(1)), subject.send),
      (subject.publish { $0.merge($0) }, subject.send),
      (subject.group(by: { $0 % 2 }).flatMap { $0 }, subject.send),
      (subject.window(count: 3).flatMap { $0 }, subject.send),
      (property.signal, { property.value = $0 }), (command.values, { command.execute($0) }),
      (channel.following.mainSignal, channel.leading.send),
    ]
    for (source, send) in sources {
      let kept = source.subscribe { _ in MainActor.preconditionIsolated() }
      for _ in 0..<5 {
        let subscriptions = (0..<400).map { _ in source.subscribe { _ in MainActor.preconditionIsolated() } }
        let bindings = (0..<5).map { _ in MainMutableProperty(0).bindBidirectionally(to: property) }
        let done = DispatchSemaphore(value: 0)
        Self.disposeElsewhere(subscriptions + bindings, done)
        var number = 0
        while done.wait(timeout: .now()) == .timedOut {
          send(number)
          number += 1
        }
      }
      kept.dispose()
    }
  }

  @Test("When a subscriber of a group leaves for which the source waits, it goes on on the main actor")
  func groupThatLeaves() async {
    let numbers = MainSignal<Int, Never>.from(0..<50)
      .map { number in
        MainActor.preconditionIsolated()
        return number
      }
    let groups: [MainSignal<MainSignal<Int, Never>, Never>] = [
      numbers.group(by: { $0 % 2 }, buffering: .waiting(1)).map { $0.mainSignal },
      numbers.window(count: 100, buffering: .waiting(1)).map { $0 },
    ]
    for groups in groups {
      var received: [Int] = []
      var slow: MainSignalValues<Int, Never>.Iterator?
      let bag = CompoundDisposable()
      var isFirst = true
      groups.subscribe { group in
        if isFirst { slow = group.values(buffering: .waiting(1)).makeAsyncIterator() }
        isFirst = false
        group.subscribe { received.append($0) }.store(in: bag)
      }
      .store(in: bag)
      withExtendedLifetime(slow) { #expect(received.count < 50) }
      slow = nil
      while received.count < 50 { await Task.yield() }
      expectEqual(received, Array(0..<50))
      bag.dispose()
    }
  }

  @Test("A binding of properties is disposed when one of them has been released")
  func bindingOfReleasedProperty() {
    let name = MainMutableProperty("Ada")
    let ended = MainMutableProperty("Grace").bindBidirectionally(to: name)
    #expect(ended.isDisposed)
    let kept = MainMutableProperty("Edsger")
    let binding = kept.bindBidirectionally(to: name)
    #expect(!binding.isDisposed)
    binding.dispose()
    #expect(binding.isDisposed)
  }

  private nonisolated static func disposeElsewhere(
    _ subscriptions: [any Disposable],
    _ done: DispatchSemaphore
  ) {
    DispatchQueue.global().async {
      for subscription in subscriptions { subscription.dispose() }
      done.signal()
    }
  }

  @Test("A subject whose last reference goes elsewhere completes on the main actor")
  func releaseElsewhere() async {
    var isCompleted = false
    func makeReference() -> @Sendable () -> Void {
      let subject = MainSubject<Int, Never>()
      subject.map { $0 }.subscribe(
        completed: {
          MainActor.preconditionIsolated()
          isCompleted = true
        }
      )
      return { withExtendedLifetime(subject) {} }
    }
    var reference: (@Sendable () -> Void)? = makeReference()
    let task = Task.detached { [reference] in reference?() }
    reference = nil
    await task.value
    while !isCompleted { await Task.yield() }
    #expect(isCompleted)
  }

  @Test("Asynchronous closures run on the main actor, in the order that is asked for")
  func asynchronous() async throws {
    let gallery = Gallery()
    let sizes = await MainSignal.from([1, 2, 3])
      .asyncMap { size in
        await Task.yield()
        return Picture(size * gallery.factor)
      }
      .map(\.size).collected()
    expectEqual(sizes, [2, 4, 6])
    #expect(await MainSignal.from([1, 2, 3]).asyncFilter { $0 != 2 }.collected() == [1, 3])
    await #expect(throws: TestFailure.one) {
      try await MainSignal<Int, TestFailure>.task { () async throws(TestFailure) in throw .one }.completion()
    }
    var received: [Int] = []
    for await picture in MainSignal.from([1, 2]).map({ Picture($0) }).values { received.append(picture.size) }
    expectEqual(received, [1, 2])
    let produced = MainSignal<Int, Never>.produce { producer in
      await producer.send(1)
      await Task.yield()
      await producer.send(2)
    }
    #expect(await produced.collected() == [1, 2])
  }

  @Test("A test of a view model is a marble diagram")
  func marbles() {
    let scheduler = TestScheduler()
    let text = scheduler.cold("a-b----c|")
    let recording = scheduler.record(text.onMain().debounce(for: .seconds(3), on: scheduler))
    scheduler.run()
    expectEqual(recording, "-----b--(c|)")
    expectEqual(recording.values, ["b", "c"])
  }

  @Test("A recording of values that are not Sendable names them by their descriptions")
  func recordingOfAnyValues() {
    final class Page: CustomStringConvertible {
      let description: String
      init(_ description: String) { self.description = description }
    }
    let scheduler = TestScheduler()
    let pages = scheduler.cold("a-b----c|").onMain().map { Page($0.uppercased()) }
    let recording = scheduler.record(pages, during: "--^---!")
    scheduler.run()
    expectEqual(recording, "--A-B-")
    expectEqual(recording.values, ["A", "B"])
  }

  @Test("A producer of a main signal waits while its consumer wants no value, and learns of the end")
  func producer() async {
    var sent = 0
    let numbers = MainSignal<Int, Never>.produce { producer in
      while await producer.send(sent) { sent += 1 }
      sent = -1
    }
    var received: [Int] = []
    for await number in numbers.values(buffering: .waiting(1)) {
      received.append(number)
      // Everything that the producer may do happens meanwhile.
      for _ in 0..<20 { await Task.yield() }
      #expect(sent <= number + 2)
      if number == 5 { break }
    }
    expectEqual(received, Array(0...5))
    while sent != -1 { await Task.yield() }
  }

  @Test("Properties hold values of any type, without glitches, and publish a transaction once")
  func properties() {
    let picture = MainMutableProperty(Picture(1))
    let factor = MainMutableProperty(2)
    let area = picture.combineLatest(factor).map { $0.size * $1 }
    let volume = MainProperty.combineLatest(picture, factor, factor).map { $0.size * $1 * $2 }
    let nine = MainProperty.combineLatest(
      factor,
      factor,
      factor,
      factor,
      factor,
      factor,
      factor,
      factor,
      picture
    )
    var areas: [Int] = []
    let subscription = area.signal.subscribe { areas.append($0) }
    transaction {
      picture.value = Picture(5)
      factor.value = 3
    }
    factor.modify { $0 += 1 }
    expectEqual(areas, [2, 15, 20])
    expectEqual(area.value, 20)
    expectEqual(volume.value, 80)
    expectEqual(nine.value.8.size, 5)
    subscription.dispose()
  }

  @Test("Properties in an array make one of all their values, or of whether all or any of them are true")
  func arrayOfProperties() {
    let fields = [MainMutableProperty(Picture(1)), MainMutableProperty(Picture(0))]
    let sizes = MainProperty.combineLatest(fields).map { $0.map(\.size) }
    let checks = fields.map { $0.map { $0.size > 0 } }
    let (all, any) = (MainProperty.all(checks), MainProperty.any(checks))
    expectEqual([all.value, any.value], [false, true])
    fields[1].value = Picture(2)
    expectEqual(sizes.value, [1, 2])
    expectEqual([all.value, any.value], [true, true])
    transaction { for field in fields { field.value = Picture(0) } }
    expectEqual([all.value, any.value], [false, false])
    expectEqual([MainProperty.all([]).value, MainProperty.any([]).value], [true, false])
  }

  @Test("A transaction that writes properties of both kinds publishes each kind as one change")
  func mixedTransaction() {
    let (first, second) = (MainMutableProperty(0), MainMutableProperty(0))
    let other = MutableProperty(0)
    var sums: [Int] = []
    let subscription = first.combineLatest(second).map { $0 + $1 }.signal.subscribe { sums.append($0) }
    let recorder = Recorder<Int, Never>()
    let others = other.signal.subscribe(recorder)
    transaction {
      first.value = 1
      other.value = 1
      second.value = 1
    }
    expectEqual(sums, [0, 2])
    expectEqual(recorder.values, [0, 1])
    subscription.dispose()
    others.dispose()
  }

  @Test("A property wrapper, bindings and a constant")
  func wrapper() {
    @MainActor final class Form {
      @MainMutableProperty var name = ""
      @MainMutableProperty var copy = ""
    }
    let form = Form()
    let binding = form.$name <~> form.$copy
    form.copy = "Ada"
    expectEqual(form.name, "Ada")
    binding.dispose()
    let names = MainSubject<String, Never>()
    let other = form.$name <~ names
    names.send("Grace")
    expectEqual(form.name, "Grace")
    expectEqual(form.copy, "Ada")
    other.dispose()
    expectEqual(MainProperty(1).map { $0 + 1 }.value, 2)
    expectEqual(form.$name.map(\.count).distinctUntilChanged().value, 5)
  }

  @Test("A command is enabled by a property, and reports executions, values, failures and rejections")
  func commands() {
    let isValid = MainMutableProperty(false)
    let command = MainCommand<Int, Picture, TestFailure>(enabledIf: isValid) { number in
      number == 0 ? .fail(.one) : .just(Picture(number))
    }
    var log: [String] = []
    let subscriptions = [
      command.values.map(\.size).subscribe { log.append("\($0)") },
      command.failures.subscribe { log.append("\($0)") },
      command.rejections.subscribe { log.append("no \($0)") },
      command.isEnabled.signal.subscribe { log.append($0 ? "on" : "off") },
    ]
    command.execute(1)
    isValid.value = true
    command.execute(2)
    command.execute(0)
    expectEqual(log, ["off", "no 1", "on", "off", "2", "on", "off", "one", "on"])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test("The description is that of the signal")
  func description() {
    expectEqual("\(MainSignal.just(1).filter { $0 > 0 })", "\(Signal.just(1).filter { $0 > 0 }.erased)")
  }
}
