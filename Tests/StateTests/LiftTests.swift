import TestSupport

@Suite(.withoutLeaks) struct LiftTests {
  private final class Label: Sendable {
    let shown = Log<String>()

    func show(_ name: String, _ age: Int) -> Int {
      shown.append("\(name) \(age)")
      return shown.entries.count
    }
  }

  @Test("The method is called when all arguments have values, then for each value", .proves("B481", "B484"))
  func calls() {
    let label = Label()
    let name = Subject<String, TestFailure>()
    let age = Subject<Int, TestFailure>()
    lift(on: label, name, age) { label, name, age in label.show(name, age) }
    name.send("Ada")
    #expect(label.shown.entries.isEmpty)
    age.send(36)
    age.send(37)
    name.send("Grace")
    expectEqual(label.shown.entries, ["Ada 36", "Ada 37", "Grace 37"])
  }

  @Test("Any number of arguments of any types can be lifted", .proves("B482", "B486"))
  func arities() {
    let label = Label()
    let log = Log<String>()
    let one = MutableProperty<Int?>(nil)
    lift(on: label, one.signal) { _, value in log.append("\(value ?? -1)") }
    one.value = 3
    lift(on: label, Signal.just(1), Signal.just("b"), Signal.just(true), Signal.just(4), Signal.just(5)) {
      log.append("\($1) \($2) \($3) \($4) \($5)")
    }
    expectEqual(log.entries, ["-1", "3", "1 b true 4 5"])
  }

  @Test("An array lifts a number of arguments known only at run time", .proves("B481", "B482"))
  func array() {
    let label = Label()
    let numbers = (0..<3).map { _ in Subject<Int, TestFailure>() }
    let result = lift(on: label, numbers) { label, numbers in
      label.shown.append("\(numbers)")
      return numbers.reduce(0, +)
    }
    let recorder = result.recorded().recorder
    for (index, number) in numbers.enumerated() { number.send(index) }
    numbers[1].send(5)
    for number in numbers { number.complete() }
    expectEqual(label.shown.entries, ["[0, 1, 2]", "[0, 5, 2]"])
    expectEqual(recorder.events, [.next(3), .next(7), .completed])
    expectEqual(result.recorded().recorder.events, [.next(7), .completed])
    let none = lift(on: label, [Signal<Int, TestFailure>]()) { _, numbers in numbers.count }
    expectEqual(none.recorded().recorder.events, [.completed])
  }

  @Test("An array of arguments does not retain the object", .proves("B485"))
  func releaseWithArray() {
    var label: Label? = Label()
    weak let weakly = label
    let number = Subject<Int, TestFailure>()
    let recorder = label.map { lift(on: $0, [number]) { $0.show("", $1[0]) } }?.recorded().recorder
    number.send(1)
    label = nil
    #expect(weakly == nil)
    number.send(2)
    expectEqual(recorder?.events, [.next(1), .completed])
  }

  @Test("The result replays the last returned value and completes when all arguments have", .proves("B483"))
  func results() {
    let label = Label()
    let name = Subject<String, TestFailure>()
    let age = Subject<Int, TestFailure>()
    let result = lift(on: label, name, age) { $0.show($1, $2) }
    let early = result.recorded().recorder
    name.send("Ada")
    age.send(36)
    age.send(37)
    let late = result.recorded().recorder
    name.complete()
    age.send(38)
    age.complete()
    expectEqual(early.events, [.next(1), .next(2), .next(3), .completed])
    expectEqual(late.events, [.next(2), .next(3), .completed])
    expectEqual(result.recorded().recorder.events, [.next(3), .completed])
  }

  @Test("The result fails when an argument fails")
  func failure() {
    let name = Subject<String, TestFailure>()
    let age = Subject<Int, TestFailure>()
    let result = lift(on: Label(), name, age) { $0.show($1, $2) }
    age.fail(.two)
    expectEqual(result.recorded().recorder.events, [.failed(.two)])
  }

  @Test("The object is not retained, and lifting ends at the first value after its release", .proves("B485"))
  func release() {
    var label: Label? = Label()
    weak let weakly = label
    let number = Subject<Int, TestFailure>()
    let result = label.map { lift(on: $0, number) { $0.show("", $1) } }
    let recorder = result?.recorded().recorder
    let ended = Counter()
    let observed = number.on(disposed: { ended.next() })
    if let label { lift(on: label, observed) { _ = $0.show("", $1) } }
    number.send(1)
    label = nil
    #expect(weakly == nil)
    number.send(2)
    expectEqual(recorder?.events, [.next(1), .completed])
    expectEqual(ended.value, 1)
  }

  @Test("A lifted method may return an optional")
  func optional() {
    let result = lift(on: Label(), Signal.just(1)) { (_: Label, _: Int) -> Int? in nil }
    #expect(result.recorded().recorder.isCompleted)
  }
}
