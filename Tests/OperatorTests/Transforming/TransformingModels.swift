import TestSupport

/// Models of the operators that transform values.
@Suite(.withoutLeaks) struct TransformingModels {
  @Test(.proves("B085", "B110")) func map() {
    expectModel("map") { source, _ in source.map { $0 * 2 + 1 } }
      .follows { input in input.eachValue { [$0 * 2 + 1] } }
  }

  @Test(.proves("B087")) func mapReplace() {
    expectModel("mapReplace") { source, _ in source.mapReplace("x") }
      .follows { input in input.eachValue { _ in ["x"] } }
  }

  @Test func compactMap() {
    expectModel("compactMap") { source, _ in source.compactMap { $0 < 4 ? nil : $0 - 4 } }
      .follows { input in input.eachValue { $0 < 4 ? [] : [$0 - 4] } }
  }

  @Test func skipNil() {
    expectModel("skipNil") { source, _ in source.map { $0 < 4 ? nil : $0 }.skipNil() }
      .follows { input in input.eachValue { $0 < 4 ? [] : [$0] } }
  }

  @Test func partsOfEvents() {
    expectModel("elements") { source, _ in
      source.materialize().elements().promoteFailure(to: TestFailure.self)
    }
    .follows { input in input.each { $0.isTerminal ? [.completed] : [$0] } }
    expectModel("failures") { source, _ in
      source.materialize().failures().map { _ in 1 }.promoteFailure(to: TestFailure.self)
    }
    .follows { input in
      input.each { $0.failure != nil ? [.next(1), .completed] : $0.isTerminal ? [.completed] : [] }
    }
  }

  @Test(.proves("B107")) func scan() {
    expectModel("scan") { source, _ in source.scan(1) { $0 * 3 % 100 + $1 } }
      .follows { input in
        var state = 1
        return input.eachValue { value in
          state = state * 3 % 100 + value
          return [state]
        }
      }
    expectModel("scan(into:)") { source, _ in source.scan(into: []) { $0.append($1) } }
      .follows { input in
        var state: [Int] = []
        return input.eachValue { value in
          state.append(value)
          return [state]
        }
      }
  }

  @Test func pairwise() {
    expectModel("pairwise") { source, _ in source.pairwise().map { [$0, $1] } }
      .follows { input in
        input.enumerated().flatMap { index, step in
          guard let value = step.event.value else { return [Step(step.tick, step.event.map { [$0] })] }
          return index == 0 ? [] : [Step(step.tick, .next([input.values[index - 1], value]))]
        }
      }
  }

  @Test(.proves("B109")) func combinePrevious() {
    expectModel("combinePrevious") { source, _ in source.combinePrevious(5) { [$0, $1] } }
      .follows { input in
        input.enumerated().map { index, step in
          Step(step.tick, step.event.map { [index == 0 ? 5 : input.values[index - 1], $0] })
        }
      }
  }

  @Test(.proves("B110")) func enumerated() {
    expectModel("enumerated") { source, _ in source.enumerated().map { [$0.offset, $0.element] } }
      .follows { input in
        input.enumerated().map { index, step in Step(step.tick, step.event.map { [index, $0] }) }
      }
  }

  @Test(arguments: 1...4)
  func buffer(count: Int) {
    func model(_ input: [Step<Int>]) -> [Step<[Int]>] {
      var gathered: [Int] = []
      return input.each { event in
        switch event {
        case .failed(let error): return [.failed(error)]
        case .completed: return gathered.isEmpty ? [.completed] : [.next(gathered), .completed]
        case .next(let value):
          gathered.append(value)
          guard gathered.count == count else { return [] }
          defer { gathered = [] }
          return [.next(gathered)]
        }
      }
    }
    expectModel("buffer(count:), \(count)", histories: 1_000) { source, _ in source.buffer(count: count) }
      .follows { model($0) }
    expectModel("collect(count:), \(count)", histories: 500) { source, _ in source.collect(count: count) }
      .follows { model($0) }
  }

  @Test func matchingPortions() {
    func model(_ input: [Step<Int>]) -> [Step<[Int]>] {
      var gathered: [Int] = []
      return input.each { event in
        switch event {
        case .failed(let error): return [.failed(error)]
        case .completed: return gathered.isEmpty ? [.completed] : [.next(gathered), .completed]
        case .next(let value):
          gathered.append(value)
          guard value > 5 else { return [] }
          defer { gathered = [] }
          return [.next(gathered)]
        }
      }
    }
    expectModel("buffer(throughMatching:)") { source, _ in source.buffer(throughMatching: { $0 > 5 }) }
      .follows { model($0) }
    expectModel("window(throughMatching:)", histories: 1_000) { source, _ in
      source.window(throughMatching: { $0 > 5 }).flatMap { $0.collect() }
    }
    .follows { model($0) }
    expectModel("window(throughMatching:), merged", histories: 1_000) { source, _ in
      source.window(throughMatching: { $0 > 5 }).flatMap { $0 }
    }
    .follows { $0 }
  }

  @Test func withWeak() {
    let owner = Lifetimes().make(3)
    expectModel("with(weak:)") { source, _ in source.with(weak: owner).map { [$0.number, $1] } }
      .follows { input in input.eachValue { [[3, $0]] } }
  }

  @Test(.proves("B239", "W53")) func materialize() {
    expectModel("materialize") { source, _ in source.materialize().promoteFailure(to: TestFailure.self) }
      .follows { input in input.each { $0.isTerminal ? [.next($0), .completed] : [.next($0)] } }
  }

  @Test(.proves("B240")) func dematerialize() {
    // 8 stands for a completion, 9 for a failure.
    expectModel("dematerialize") { source, _ in
      source.catch(to: Signal<Int, Never>.never)
        .map { value -> Event<Int, TestFailure> in
          value == 8 ? .completed : value == 9 ? .failed(.two) : .next(value)
        }
        .dematerialize()
    }
    .follows { input in
      input.each { event in
        switch event {
        case .next(8), .completed: [.completed]
        case .next(9): [.failed(.two)]
        case .next(let value): [.next(value)]
        case .failed: []
        }
      }
      .upToEnd()
    }
  }

  @Test(.proves("B236", "B237")) func logic() {
    expectModel("not") { source, _ in source.map { $0 > 4 }.not() }
      .follows { input in input.eachValue { [$0 <= 4] } }
    expectModel("and", histories: 1_000) { source, _ in source.map { [$0 > 2, $0 < 8, $0 != 5] }.and() }
      .follows { input in input.eachValue { [[3, 4, 6, 7].contains($0)] } }
    expectModel("and, tuples", histories: 1_000) { source, _ in
      source.map { ($0 > 2, $0 < 8, $0 != 5) }.and()
    }
    .follows { input in input.eachValue { [[3, 4, 6, 7].contains($0)] } }
    expectModel("or", histories: 1_000) { source, _ in source.map { [$0 < 2, $0 > 8, $0 == 5] }.or() }
      .follows { input in input.eachValue { [[0, 1, 5, 9].contains($0)] } }
    expectModel("or, tuples", histories: 1_000) { source, _ in source.map { ($0 < 2, $0 > 8, $0 == 5) }.or() }
      .follows { input in input.eachValue { [[0, 1, 5, 9].contains($0)] } }
  }
}
