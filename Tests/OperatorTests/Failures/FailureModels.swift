import TestSupport

/// Models of the operators that change failures.
@Suite(.withoutLeaks) struct FailureModels {
  @Test func tryMap() {
    expectModel("tryMap") { source, _ in
      source.tryMap { value throws(TestFailure) in
        if value == 7 { throw .two }
        return value * 2
      }
    }
    .follows { input in input.each { $0 == .next(7) ? [.failed(.two)] : [$0.map { $0 * 2 }] }.upToEnd() }
  }

  @Test func tryFilter() {
    expectModel("tryFilter") { source, _ in
      source.tryFilter { value throws(TestFailure) in
        if value == 7 { throw .two }
        return value > 3
      }
    }
    .follows { input in
      input.each { event in
        switch event {
        case .next(7): [.failed(.two)]
        case .next(let value): value > 3 ? [event] : []
        default: [event]
        }
      }
      .upToEnd()
    }
  }

  @Test func accumulation() {
    @Sendable func next(_ sum: Int, _ value: Int) throws(TestFailure) -> Int {
      if value == 7 { throw .two }
      return sum * 3 % 100 + value
    }
    func results(_ input: [Step<Int>]) -> [Step<Int>] {
      var sum = 5
      return input.each { event in
        guard let value = event.value else { return [event] }
        if value == 7 { return [.failed(.two)] }
        sum = sum * 3 % 100 + value
        return [.next(sum)]
      }
      .upToEnd()
    }
    expectModel("tryScan") { source, _ in source.tryScan(5, next) }.follows { results($0) }
    expectModel("tryReduce") { source, _ in source.tryReduce(5, next) }
      .follows { input in
        let results = results(input)
        return results.filter(\.event.isTerminal).atCompletion([results.values.last ?? 5])
      }
  }

  @Test func attempt() {
    expectModel("attempt") { source, _ in
      source.attempt { value throws(TestFailure) in
        if value == 7 { throw .two }
      }
    }
    .follows { input in input.each { $0 == .next(7) ? [.failed(.two)] : [$0] }.upToEnd() }
  }

  @Test func mapFailure() {
    expectModel("mapFailure") { source, _ in source.mapFailure { $0 == .one ? .two : .one } }
      .follows { input in
        input.each { event in event.failure.map { [.failed($0 == .one ? .two : .one)] } ?? [event] }
      }
  }

  @Test func promoteFailure() {
    expectModel("promoteFailure(to:)") { source, _ in
      source.catch(to: Signal<Int, Never>.never).promoteFailure(to: TestFailure.self)
    }
    .follows { input in input.filter { $0.event.failure == nil } }
  }
}
