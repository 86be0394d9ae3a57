import ReactiveSignals
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite("A property or subject that refers to itself stops the program with the remedy", .withoutLeaks)
struct MisuseTests {
  @Test("A property that is bound to itself", .timeLimit(.minutes(2)))
  func boundToItself() async throws {
    let run = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = MutableProperty(1)
      property.signal.bind(to: property)
    }
    #expect(run.says("bindBidirectionally(to:)"))
  }

  @Test("Two properties that are bound to each other with bind(to:)", .timeLimit(.minutes(2)))
  func boundToEachOther() async throws {
    let run = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let one = MutableProperty(1)
      let other = MutableProperty(2)
      one.signal.bind(to: other)
      other.signal.bind(to: one)
    }
    #expect(run.says("bindBidirectionally(to:)"))
  }

  @Test("A property and a command that are bound to each other", .timeLimit(.minutes(1)))
  func boundToCommand() async throws {
    let run = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let text = MutableProperty("")
      let count = Command { (text: String) in Signal<Int, Never>.just(text.count) }
      count.values.map { "\($0)" }.bind(to: text)
      text.changes.bind(to: count)
      text.value = "abc"
    }
    #expect(run.says("A property takes one value without end: a thousand times"))
    let mainRun = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let text = MainMutableProperty("")
        let count = MainCommand { (text: String) in MainSignal<Int, Never>.just(text.count) }
        count.values.map { "\($0)" }.bind(to: text)
        text.changes.bind(to: count)
        text.value = "abc"
      }
    }
    #expect(mainRun.says("A property takes one value without end: a thousand times"))
  }

  @Test("A command that is executed for each of 10,000 values of an observer is no mistake")
  func executedOften() {
    let property = MutableProperty(10_000)
    let isOdd = MutableProperty(false)
    let command = Command { (number: Int) in Signal<Int, Never>.just(number - 1) }
    command.values.bind(to: property)
    let observer = property.signal.filter { $0 > 0 }.subscribe { number in
      isOdd.value = false
      command.execute(number)
    }
    #expect(property.value == 0)
    observer.dispose()
  }

  @Test("A closure of modify that writes its property, through a binding and in an observer as well")
  func modifiesItself() async throws {
    let direct = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = MutableProperty(1)
      property.modify { value in
        property.value = 5
        value += 1
      }
    }
    #expect(direct.says("modify(_:) writes the property that it changes"))
    let bound = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (property, other) = (MutableProperty(1), MutableProperty(1))
      property <~> other
      transaction {
        property.modify { value in
          transaction { other.value = 5 }
          value += 1
        }
      }
    }
    #expect(bound.says("modify(_:) writes the property that it changes"))
    let observed = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (property, other) = (MutableProperty(1), MutableProperty(1))
      other.changes.bind(to: property)
      property.modify { value in
        other.value = 5
        value += 1
      }
    }
    #expect(observed.says("modify(_:) writes the property that it changes"))
  }

  @Test("A flatMap that chooses itself, read and observed")
  func choosesItself() async throws {
    let read = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let choice = SelfChoice()
      choice.selected.value = 1
      print(choice.result.value)
    }
    #expect(read.says("it has chosen itself"))
    let observed = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let choice = SelfChoice()
      choice.result.signal.subscribe { print($0) }
      choice.selected.value = 1
    }
    #expect(observed.says("it has chosen itself"))
  }

  @Test("A subject that is subscribed to itself")
  func subscribedToItself() async throws {
    let subject = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let subject = Subject<Int, Never>()
      subject.subscribe(subject)
    }
    #expect(subject.says("Subscribe another subject"))
    let current = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let subject = BehaviorSubject<Int, Never>(1)
      subject.subscribe(subject)
    }
    #expect(current.says("Subscribe another subject"))
  }

  @Test("An observer that writes its property 900,000 times is no mistake")
  func countdown() {
    let property = MutableProperty(900_000)
    let observer = property.signal.subscribe { if $0 > 0 { property.value = $0 - 1 } }
    #expect(property.value == 0)
    observer.dispose()
  }
}

/// A property that `flatMap` makes, and that chooses itself for 1.
private final class SelfChoice: Sendable {
  private final class Place: Sendable {
    let property = Shared<Property<Int>?>(nil)
  }

  let selected = MutableProperty(0)
  let result: Property<Int>

  init() {
    let place = Place()
    result = selected.flatMap { $0 == 0 ? Property(0) : place.property.withLock { $0 } ?? Property(1) }
    place.property.withLock { [result] in $0 = result }
  }
}
