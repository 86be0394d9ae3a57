import TestSupport

/// Models of the operators that drop values.
@Suite(.withoutLeaks) struct FilteringModels {
  @Test(.proves("B088", "B231")) func filter() {
    expectModel("filter") { source, _ in source.filter { $0 % 3 != 0 } }
      .follows { input in input.filter { ![0, 3, 6, 9].contains($0.event.value) } }
    expectModel("ignore") { source, _ in source.ignore(4) }
      .follows { input in input.filter { $0.event != .next(4) } }
    expectModel("ignoreValues") { source, _ in source.ignoreValues() }
      .follows { input in input.filter(\.event.isTerminal) }
    expectModel("ignoreValues(as:)") { source, _ in source.ignoreValues(as: String.self) }
      .follows { input in input.eachValue { _ in [] } }
  }

  @Test(.proves("B092", "B094", "B096", "B230"), arguments: 0...3)
  func counting(count: Int) {
    expectModel("take, \(count)", histories: 600) { source, _ in source.take(count) }
      .follows { input in
        guard count > 0 else { return [Step(0, .completed)] }
        guard count <= input.values.count else { return input }
        return input.prefix(count) + [Step(input[count - 1].tick, .completed)]
      }
    expectModel("skip, \(count)", histories: 600) { source, _ in source.skip(count) }
      .follows { input in Array(input.dropFirst(min(count, input.values.count))) }
    expectModel("takeLast, \(count)", histories: 600) { source, _ in source.takeLast(count) }
      .follows { input in input.atCompletion(input.values.suffix(count)) }
    expectModel("skipLast, \(count)", histories: 600) { source, _ in source.skipLast(count) }
      .follows { input in
        // A value is sent at the time of the value that is `count` later.
        let ticks = input.prefix(input.values.count).dropFirst(count).map(\.tick)
        return zip(ticks, input.values).map { Step($0, .next($1)) } + input.filter(\.event.isTerminal)
      }
    expectModel("element(at:), \(count)", histories: 600) { source, _ in source.element(at: count) }
      .follows { input in
        guard count < input.values.count else { return input.filter(\.event.isTerminal) }
        return .answer(input.values[count], at: input[count].tick)
      }
  }

  @Test(.proves("B101", "B102", "B104")) func matching() {
    func taken(_ input: [Step<Int>]) -> [Step<Int>] {
      input.each { $0.value ?? 0 > 4 ? [.completed] : [$0] }.upToEnd()
    }
    func skipped(_ input: [Step<Int>]) -> [Step<Int>] {
      Array(input.drop { $0.event.value ?? 9 <= 4 })
    }
    expectModel("take(while:)") { source, _ in source.take(while: { $0 <= 4 }) }.follows { taken($0) }
    expectModel("take(untilMatching:)") { source, _ in source.take(untilMatching: { $0 > 4 }) }
      .follows { taken($0) }
    expectModel("take(throughMatching:)") { source, _ in source.take(throughMatching: { $0 > 4 }) }
      .follows { input in input.each { $0.value ?? 0 > 4 ? [$0, .completed] : [$0] }.upToEnd() }
    expectModel("first(where:)") { source, _ in source.first { $0 > 4 } }
      .follows { input in
        let first = input.first { $0.event.value ?? 0 > 4 || $0.event.isTerminal }
        return first.map { $0.event.isTerminal ? [$0] : [$0, Step($0.tick, .completed)] } ?? []
      }
    expectModel("partition(by:), matching", histories: 1_000) { source, _ in
      source.partition(by: { $0 > 4 }).matching
    }
    .follows { input in input.filter { $0.event.value ?? 9 > 4 } }
    expectModel("partition(by:), rest", histories: 1_000) { source, _ in source.partition { $0 > 4 }.rest }
      .follows { input in input.filter { $0.event.value ?? 0 <= 4 } }
    expectModel("skip(while:)") { source, _ in source.skip(while: { $0 <= 4 }) }.follows { skipped($0) }
    expectModel("skip(untilMatching:)") { source, _ in source.skip(untilMatching: { $0 > 4 }) }
      .follows { skipped($0) }
  }

  @Test(.proves("B105", "B106")) func distinct() {
    expectModel("distinct") { source, _ in source.map { $0 % 4 }.distinct() }
      .follows { input in
        input.enumerated().filter { index, step in
          !input.prefix(index).contains { $0.event.value.map { $0 % 4 } == step.event.value.map { $0 % 4 } }
        }
        .map(\.element).eachValue { [$0 % 4] }
      }
    expectModel("distinct(by:)") { source, _ in source.distinct(by: { $0 % 4 }) }
      .follows { input in
        var keys: [Int] = []
        return input.eachValue { value in
          if keys.contains(value % 4) { return [] }
          keys.append(value % 4)
          return [value]
        }
      }
    expectModel("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: { $0 / 3 }) }
      .follows { input in
        var last: Int?
        return input.eachValue { value in
          defer { last = value / 3 }
          return last == value / 3 ? [] : [value]
        }
      }
    expectModel("distinctUntilChanged") { source, _ in source.map { $0 % 2 }.distinctUntilChanged() }
      .follows { input in
        let changes = input.eachValue { [$0 % 2] }
        return changes.enumerated().filter { $0 == 0 || changes[$0 - 1].event != $1.event }.map(\.element)
      }
    expectModel("distinctUntilChanged(by:)") { source, _ in
      source.distinctUntilChanged(by: { $0 / 3 == $1 / 3 })
    }
    .follows { input in
      var last: Int?
      return input.eachValue { value in
        if last == value / 3 { return [] }
        last = value / 3
        return [value]
      }
    }
  }

  @Test func single() {
    func singleFailure(_ error: SingleError<TestFailure>) -> TestFailure {
      error == .failed(.one) ? .one : .two
    }
    expectModel("single") { source, _ in source.single().mapFailure { $0 == .failed(.one) ? .one : .two } }
      .follows { input in
        if input.values.count > 1 { return [Step(input[1].tick, .failed(.two))] }
        guard let end = input.last, end.event == .completed else { return input.filter(\.event.isTerminal) }
        return input.first?.event.value.map { .answer($0, at: end.tick) } ?? [Step(end.tick, .failed(.two))]
      }
  }
}
