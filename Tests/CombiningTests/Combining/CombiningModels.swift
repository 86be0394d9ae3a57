import TestSupport

/// Models of the operators that subscribe to several upstreams at once.
///
/// The first upstream is the one the operator subscribes to first.
@Suite(.withoutLeaks) struct CombiningModels {
  // MARK: - merge, combineLatest, zip

  private func merged(_ inputs: [Step<Int>]...) -> [Step<Int>] {
    .merging(
      inputs.enumerated().map { number, steps in
        ModelUpstream(number: number, steps: steps, manner: .hot).subscribed(order: 0)
      }
    )
  }

  @Test(.proves("B184")) func merge() {
    expectModel("merge") { a, b, _ in a.merge(b) }.follows { merged($0, $1) }
    expectModel("merge, of three", upstreams: 3, histories: 500) { sources, _ in
      Signal.merge(sources[0], sources[1], sources[2])
    }
    .follows { upstreams in merged(upstreams[0].steps, upstreams[1].steps, upstreams[2].steps) }
    expectModel("merge, of an array", upstreams: 3, histories: 500) { sources, _ in Signal.merge(sources) }
      .follows { upstreams in merged(upstreams[0].steps, upstreams[1].steps, upstreams[2].steps) }
  }

  /// The latest value of each upstream, after all have sent and until all are complete, or one is without a value.
  /// Failures can count as completions, and the first of them stands at the end.
  private func latest(_ inputs: [[Step<Int>]], delayingFailures: Bool = false) -> [Step<[Int]>] {
    var failure: TestFailure?
    var latest = inputs.map { _ in Int?.none }
    var running = inputs.count
    var output: [Step<[Int]>] = []
    for (input, step) in interleaved(inputs) {
      switch step.event {
      case .next(let value):
        latest[input] = value
        let row = latest.compactMap { $0 }
        if row.count == inputs.count { output.append(Step(step.tick, .next(row))) }
      case .failed(let error) where !delayingFailures:
        return output + [Step(step.tick, .failed(error))]
      case .failed, .completed:
        failure = failure ?? step.event.failure
        running -= 1
        if running == 0 || latest[input] == nil {
          return output + [Step(step.tick, failure.map { .failed($0) } ?? .completed)]
        }
      }
    }
    return output
  }

  @Test(.proves("B175", "B176", "B182")) func combineLatest() {
    expectModel("combineLatest") { a, b, _ in a.combineLatest(b).map { [$0, $1] } }
      .follows { latest([$0, $1]) }
    expectModel("combineLatest, of three", upstreams: 3, histories: 500) { sources, _ in
      Signal.combineLatest(sources[0], sources[1], sources[2]).map { [$0, $1, $2] }
    }
    .follows { latest($0.map(\.steps)) }
    expectModel("combineLatest, of an array", upstreams: 3, histories: 500) { sources, _ in
      Signal.combineLatest(sources)
    }
    .follows { latest($0.map(\.steps)) }
  }

  /// Row `n` comes with the last of its values. The end comes when an upstream has completed and its last value has been
  /// sent.
  private func rows(_ inputs: [[Step<Int>]]) -> [Step<[Int]>] {
    let all = interleaved(inputs)
    /// The positions of the values of an upstream in the merged order.
    let values = inputs.indices.map { input in
      all.indices.filter { all[$0].input == input && all[$0].step.event.value != nil }
    }
    let count = values.map(\.count).min() ?? 0
    let rows = (0..<count).map { row in
      (values.map { $0[row] }.max() ?? 0, Event<[Int], TestFailure>.next(inputs.map { $0.values[row] }))
    }
    let ends = all.enumerated().compactMap { position, entry -> (Int, Event<[Int], TestFailure>)? in
      if let error = entry.step.event.failure { return (position, .failed(error)) }
      let sent = values[entry.input].count
      guard entry.step.event == .completed, sent <= count else { return nil }
      return (sent == 0 ? position : max(position, rows[sent - 1].0), .completed)
    }
    let order = (rows + ends).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return order.map { Step(all[$0.element.0].step.tick, $0.element.1) }.upToEnd()
  }

  @Test(.proves("B118", "B119", "B120", "B122", "B126")) func zip() {
    expectModel("zip") { a, b, _ in a.zip(b).map { [$0, $1] } }.follows { rows([$0, $1]) }
    expectModel("zip, of an array", upstreams: 3, histories: 500) { sources, _ in Signal.zip(sources) }
      .follows { rows($0.map(\.steps)) }
  }

  @Test func zipLast() {
    expectModel("zipLast") { a, b, _ in a.zipLast(b).map { [$0, $1] } }
      .follows { a, b in
        var last: [Int?] = [nil, nil]
        var running = 2
        for (input, step) in interleaved([a, b]) {
          switch step.event {
          case .next(let value): last[input] = value
          case .failed(let error): return [Step(step.tick, .failed(error))]
          case .completed:
            if last[input] == nil { return [Step(step.tick, .completed)] }
            running -= 1
            if running == 0 { return .answer(last.compactMap { $0 }, at: step.tick) }
          }
        }
        return []
      }
  }

  // MARK: - Failures that wait

  /// The output when failures count as completions, and the first of them stands at the end.
  private func delayed<T>(
    _ inputs: [[Step<Int>]],
    _ combine: ([[Step<Int>]]) -> [Step<T>]
  ) -> [Step<T>] {
    let failure = interleaved(inputs).compactMap { $0.step.event.failure }.first
    let completing = inputs.map { input in
      input.map { $0.event.failure == nil ? $0 : Step($0.tick, .completed) }
    }
    return combine(completing).map { step in
      guard let failure, step.event.isTerminal else { return step }
      return Step(step.tick, .failed(failure))
    }
  }

  @Test func delayingFailures() {
    expectModel("merge, delaying failures") { a, b, _ in a.merge(b, delayingFailures: true) }
      .follows { a, b in delayed([a, b]) { merged($0[0], $0[1]) } }
    expectModel("combineLatest, delaying failures") { a, b, _ in
      a.combineLatest(b, delayingFailures: true).map { [$0, $1] }
    }
    .follows { a, b in latest([a, b], delayingFailures: true) }
  }

  // MARK: - Triggers

  @Test(.proves("B212", "B216", "B217", "B218", "W51")) func take() {
    expectModel("take(until:)") { trigger, source, _ in
      source.take(until: trigger.catch(to: Signal<Int, Never>.never))
    }
    .follows { trigger, source in
      interleaved([trigger.filter { $0.event.failure == nil }, source])
        .map { $0.input == 0 ? Step($0.step.tick, .completed) : $0.step }
        .upToEnd()
    }
    expectModel("take(untilReplacement:)") { replacement, source, _ in
      source.take(untilReplacement: replacement)
    }
    .follows { replacement, source in
      let all = interleaved([replacement, source])
      let before = all.prefix { $0.input == 1 }.map(\.step)
      let rest = all.dropFirst(before.count).filter { $0.input == 0 }.map(\.step)
      return (before.filter { $0.event != .completed } + rest).upToEnd()
    }
  }

  @Test func skip() {
    expectModel("skip(until:)") { trigger, source, _ in
      source.skip(until: trigger.catch(to: Signal<Int, Never>.never))
    }
    .follows { trigger, source in
      var isOpen = false
      return interleaved([trigger.filter { $0.event.failure == nil }, source])
        .compactMap { input, step in
          if input == 0 { isOpen = true }
          return input == 1 && (isOpen || step.event.isTerminal) ? step : nil
        }
    }
  }

  @Test func hold() {
    expectModel("hold(while:)") { condition, source, _ in
      source.hold(while: condition.catch(to: Signal<Int, Never>.never).map { $0 > 4 })
    }
    .follows { condition, source in
      var (isHolding, isCompleted, held) = (false, false, [Int]())
      return interleaved([condition.filter { $0.event.failure == nil }, source]).flatMap {
        input,
        step -> [Step<Int>] in
        switch (input, step.event) {
        case (0, .next(let value)): isHolding = value > 4
        case (0, _): isHolding = false
        case (_, .next(let value)): held.append(value)
        case (_, .completed): isCompleted = true
        case (_, .failed): return [step]
        }
        if isHolding { return isCompleted && held.isEmpty ? [Step(step.tick, .completed)] : [] }
        defer { held = [] }
        return held.map { Step(step.tick, .next($0)) } + (isCompleted ? [Step(step.tick, .completed)] : [])
      }
      .upToEnd()
    }
  }

  @Test func withLatest() {
    expectModel("withLatest(from:)") { other, source, _ in source.withLatest(from: other).map { [$0, $1] } }
      .follows { other, source in
        var latest: Int?
        var output: [Step<[Int]>] = []
        for (input, step) in interleaved([other, source]) {
          switch (input, step.event) {
          case (0, .next(let value)): latest = value
          case (_, .next(let value)):
            if let latest { output.append(Step(step.tick, .next([value, latest]))) }
          case (0, .completed): if latest == nil { output.append(Step(step.tick, .completed)) }
          default: output.append(Step(step.tick, step.event.map { [$0] }))
          }
        }
        return output.upToEnd()
      }
  }

  @Test(.proves("B210", "B211")) func sample() {
    expectModel("sample(on:)") { source, sampler, _ in source.sample(on: sampler) }
      .follows { source, sampler in
        var latest: Int?
        var output: [Step<Int>] = []
        for (input, step) in interleaved([source, sampler]) {
          if let value = step.event.value, input == 0 { latest = value }
          if let value = latest, input == 1, step.event.value != nil {
            output.append(Step(step.tick, .next(value)))
          }
          if step.event.isTerminal { output.append(step) }
        }
        return output.upToEnd()
      }
  }

  @Test func portions() {
    func model(_ source: [Step<Int>], _ boundary: [Step<Int>]) -> [Step<[Int]>] {
      var gathered: [Int] = []
      var output: [Step<[Int]>] = []
      for (input, step) in interleaved([source, boundary]) {
        let isSource = input == 0
        if let value = step.event.value, isSource { gathered.append(value) }
        if let failure = step.event.failure { return output + [Step(step.tick, .failed(failure))] }
        let isEnd = isSource && step.event == .completed
        if !gathered.isEmpty, isEnd || !isSource && step.event.value != nil {
          output.append(Step(step.tick, .next(gathered)))
          gathered = []
        }
        if isEnd { return output + [Step(step.tick, .completed)] }
      }
      return output
    }
    expectModel("buffer(on:)") { source, boundary, _ in source.buffer(on: boundary) }
      .follows { model($0, $1) }
    expectModel("window(on:)") { source, boundary, _ in source.window(on: boundary).flatMap { $0.collect() } }
      .follows { model($0, $1) }
  }

  @Test func append() {
    expectModel("append") { source, _ in source.append(70, 71) }
      .follows { input in input.each { $0 == .completed ? [.next(70), .next(71), .completed] : [$0] } }
  }

  @Test func race() {
    func winner(_ inputs: [[Step<Int>]]) -> [Step<Int>] {
      interleaved(inputs).first.map { inputs[$0.input] } ?? []
    }
    expectModel("race") { a, b, _ in a.race(b) }.follows { winner([$0, $1]) }
    expectModel("race, of an array", upstreams: 3, histories: 500) { sources, _ in Signal.race(sources) }
      .follows { winner($0.map(\.steps)) }
  }

  @Test func sequenceEqual() {
    func model(_ a: [Step<Int>], _ b: [Step<Int>]) -> [Step<Bool>] {
      var seen: [[Step<Int>]] = [[], []]
      for (input, step) in interleaved([a, b]) {
        if let error = step.event.failure { return [Step(step.tick, .failed(error))] }
        seen[input].append(step)
        // Undecided while one may be a prefix of the other.
        let columns = seen.map { $0.map { $0.event.map { $0 % 2 } } }
        let length = columns.map(\.count).min() ?? 0
        if columns[0].prefix(length) != columns[1].prefix(length) { return .answer(false, at: step.tick) }
        if columns[0] == columns[1], step.event == .completed { return .answer(true, at: step.tick) }
      }
      return []
    }
    expectModel("sequenceEqual") { a, b, _ in a.map { $0 % 2 }.sequenceEqual(b.map { $0 % 2 }) }
      .follows { model($0, $1) }
    expectModel("sequenceEqual, by a predicate") { a, b, _ in a.sequenceEqual(b) { $0 % 2 == $1 % 2 } }
      .follows { model($0, $1) }
  }

  // MARK: - One upstream

  @Test(.proves("B091")) func start() {
    expectModel("start(with:)") { source, _ in source.start(with: 5) }
      .follows { input in [Step(0, .next(5))] + input }
  }

  @Test(.proves("B222")) func group() {
    expectModel("group(by:)") { source, _ in
      source.group(by: { $0 % 3 }).flatMap { group in group.map { [group.key, $0] } }
    }
    .follows { input in input.eachValue { [[$0 % 3, $0]] } }
    expectModel("group(by:), keys", histories: 1_000) { source, _ in
      source.group(by: { $0 % 3 }, transform: { "\($0)" }).map(\.key)
    }
    .follows { input in
      var keys: Set<Int> = []
      return input.eachValue { keys.insert($0 % 3).inserted ? [$0 % 3] : [] }
    }
    expectModel("group(by:), the first two") { source, _ in
      source.group(by: { $0 % 3 }).take(2).flatMap { $0 }
    }
    .follows { input in
      // The groups run until the source ends, longer than the result.
      var keys: Set<Int> = []
      return input.eachValue { value in
        if keys.count < 2 { keys.insert(value % 3) }
        return keys.contains(value % 3) ? [value] : []
      }
    }
    expectModel("group(by:), one after another", histories: 1_000) { source, _ in
      source.group(by: { $0 % 3 }, transform: { "\($0)" }).flatMap(.concat) { $0 }
    }
    .follows { input in
      // The first group runs until the source ends. The values of the others follow, unless it fails.
      let first = input.values.first.map { $0 % 3 }
      let keys = input.values.reduce(into: [Int]()) { if !$0.contains($1 % 3) { $0.append($1 % 3) } }
      return input.each { event in
        switch event {
        case .next(let value): return value % 3 == first ? [.next("\(value)")] : []
        case .failed(let error): return [.failed(error)]
        case .completed:
          let rest = keys.dropFirst().flatMap { key in input.values.filter { $0 % 3 == key } }
          return rest.map { .next("\($0)") } + [.completed]
        }
      }
    }
  }

  /// The lists of the values of each group. The second upstream ends each group, from its first value on.
  private func lists(_ upstreams: [ModelUpstream]) -> [Step<[Int]>] {
    let source = upstreams[0].subscribed(order: 0)
    var groups: [(key: Int, values: [Int], end: Instant?)] = []
    for (moment, value) in source.values {
      let open = groups.lastIndex { group in
        group.key == value % 3 && group.end.map { $0 > moment } ?? true
      }
      if let open {
        groups[open].values.append(value)
      } else {
        let ending = upstreams[1].subscribed(at: moment, order: 1 + groups.count)
        groups.append((value % 3, [value], ending.first?.moment))
      }
    }
    let over = source.end
    let sent = groups.compactMap { group -> Occurrence<[Int]>? in
      let isEarly = group.end.map { end in over.map { end < $0.moment } ?? true } ?? false
      let moment = isEarly ? group.end : over.flatMap { $0.event == .completed ? $0.moment : nil }
      return moment.map { Occurrence(moment: $0, event: .next(group.values)) }
    }
    let end = over.map { [Occurrence(moment: $0.moment, event: $0.event.map { [$0] })] } ?? []
    return (sent + end).sorted { $0.moment < $1.moment }.map(\.step).upToEnd()
  }

  @Test func groupUntil() {
    expectModel("group(by:), until", upstreams: 2) { sources, _ in
      // A source that is released without an end abandons its groups. This one is held until the disposal.
      let source = ModelInput.create { subscriber in
        subscriber.onDispose { withExtendedLifetime(subscriber) {} }
        sources[0].subscribe(subscriber)
      }
      return source.group(by: { $0 % 3 }, until: { _ in sources[1] }).flatMap { $0.collect() }
    }
    .follows { lists($0) }
  }
}
