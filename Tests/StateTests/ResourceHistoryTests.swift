import _ReactiveSignalsAtomics
import TestSupport

/// Random histories of a resource: parameters, loads that send, end and fail in any order, reloads, written values, and optimistic updates
/// that overlap. In some, the resource loads while it is observed, and observers come and go. There is one for every four of
/// `REACTIVE_SIGNALS_HISTORIES`.
@Suite(.withoutLeaks) struct ResourceHistoryTests {
  @Test("Random histories follow a model, and no observer sees an old answer beside a new parameter")
  func histories() {
    for number in 0..<UInt64(isSanitized ? 100 : History.count / 4) {
      guard let fault = run(seed: History.seed &* 1_000_000 &+ number) else { continue }
      Issue.record("\(fault) (history \(number), seed \(History.seed))")
      return
    }
  }

  @Test("On threads, no observer sees the answer to another parameter, and the last one is loaded")
  func threads() async {
    for round in 0..<(isSanitized ? 50 : 200) {
      let parameter = MutableProperty(0)
      let resource = Resource(for: parameter) { number in
        Signal<Int, HistoryError>.just(number).deliver(on: QueueScheduler()).erased
      }
      let wrong = Mutex<[String]>([])
      let both = parameter.combineLatest(resource.state).signal.subscribe { parameter, state in
        if case .loaded(let value) = state, value / 1_000 != parameter / 1_000 {
          wrong.withLock { $0.append("\(value) beside \(parameter)") }
        }
      }
      onThreads(3) { thread in
        for step in 1...5 {
          switch thread {
          case 0: parameter.value = 1_000 * step
          case 1: resource.reload()
          default:
            let work = Subject<Void, HistoryError>()
            resource.update(optimistically: { $0 += step }, with: work).subscribe(next: {}, failed: { _ in })
            if step.isMultiple(of: 2) { work.complete() } else { work.fail(HistoryError()) }
          }
        }
      }
      let end = await resource.reload()
      guard end.value.map({ $0 / 1_000 }) == 5, wrong.withLock({ $0.isEmpty }) else {
        Issue.record("round \(round) ended with \(end): \(wrong.withLock { $0 })")
        return
      }
      both.dispose()
    }
  }

  private func run(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    let keepsPrevious = Bool.random(using: &generator)
    let parameter = MutableProperty<Int?>(Bool.random(using: &generator) ? 0 : nil)
    let loads = LoadList()
    let isWhileObserved = Bool.random(using: &generator)
    let options = ResourceOptions(
      keepingPrevious: keepsPrevious,
      whileObserved: isWhileObserved ? .stop : nil
    )
    let resource = Resource(for: parameter, options: options) { _ in loads.begin() }
    var model = ResourceModel(keepsPrevious: keepsPrevious)
    model.begin(parameter.value)
    var works: [Int: Subject<Void, HistoryError>] = [:]
    var log: [String] = []
    let seen = Mutex<(parameter: Int?, state: ResourceState<[Int], HistoryError>)?>(nil)
    func observe() -> any Disposable {
      parameter.combineLatest(resource.state).signal.subscribe { both in seen.withLock { $0 = both } }
    }
    let observer = SerialDisposable(observe())
    defer { observer.dispose() }
    for step in 1...20 {
      switch Int.random(in: 0..<(isWhileObserved ? 11 : 10), using: &generator) {
      case 10:
        model.isObserved.toggle()
        log.append(model.isObserved ? "observe" : "leave")
        observer.inner = model.isObserved ? observe() : nil
      case 0:
        let new = Bool.random(using: &generator) ? step : nil
        log.append("parameter \(new.map { "\($0)" } ?? "nil")")
        parameter.value = new
        model.begin(new)
      case 1:
        log.append("reload")
        resource.reload()
        model.reload()
      case 2:
        log.append("write \(step)")
        resource.value = [step]
        model.write([step])
      case 3, 4:
        log.append("update \(step)")
        let work = Subject<Void, HistoryError>()
        works[step] = work
        resource.update(optimistically: { $0.append(step) }, with: work).subscribe(next: {}, failed: { _ in })
        model.update(step)
      case 5, 6:
        guard let number = works.keys.sorted().randomElement(using: &generator) else { continue }
        let fails = Bool.random(using: &generator)
        log.append("update \(number) \(fails ? "fails" : "ends")")
        if fails { works[number]?.fail(HistoryError()) } else { works[number]?.complete() }
        works[number] = nil
        model.end(update: number, fails: fails)
      default:
        let all = loads.all
        guard let index = all.indices.randomElement(using: &generator) else { continue }
        let event: Event<[Int], HistoryError> =
          switch Int.random(in: 0..<5, using: &generator) {
          case 0: .failed(HistoryError())
          case 1: .completed
          default: .next([100 + step])
          }
        log.append("load \(index) sends \(event)")
        switch event {
        case .next(let value): all[index].send(value)
        case .failed(let failure): all[index].fail(failure)
        case .completed: all[index].complete()
        }
        if index == all.count - 1 { model.receive(event) }
      }
      let (state, last) = (resource.state.value, seen.withLock { $0 })
      if state != model.state { return "\(state) instead of \(model.state) after \(log)" }
      if model.isObserved, last?.state != state || last?.parameter != parameter.value {
        return "Observers have seen \(String(describing: last)) instead of \(state) after \(log)"
      }
    }
    for work in works.values { work.complete() }
    return nil
  }
}

private struct HistoryError: Error, Equatable {}

/// The loads that have begun, in order.
private final class LoadList: Sendable {
  private let begun = Mutex<[Subject<[Int], HistoryError>]>([])

  var all: [Subject<[Int], HistoryError>] { begun.withLock { $0 } }

  func begin() -> Signal<[Int], HistoryError> {
    let load = Subject<[Int], HistoryError>()
    begun.withLock { $0.append(load) }
    return load.erased
  }
}

/// The state of a resource after each step, on one thread. Parameters and loads have numbers.
private struct ResourceModel {
  struct Update {
    let number: Int, parameter: Int
    /// The load that was the last one when the work of the update ended.
    var load: Int?
  }

  let keepsPrevious: Bool
  var parameter: Int?, isObserved = true
  var parameters = 0, loads = 0, isLoading = false, isOver = false
  var failure: HistoryError?, value: [Int]?, valueParameter = 0
  /// The updates that can be taken back, and those behind them.
  var updates: [Update] = []

  var state: ResourceState<[Int], HistoryError> {
    let isPresent = valueParameter == parameters
    var last = isPresent || keepsPrevious ? value : nil
    for update in updates where update.parameter == valueParameter { last?.append(update.number) }
    if parameter == nil { return .idle(last: last) }
    if isLoading { return .loading(last: last) }
    if let failure { return .failed(failure, last: last) }
    return isPresent ? last.map { .loaded($0) } ?? .idle(last: nil) : .idle(last: last)
  }

  mutating func begin(_ new: Int?) {
    (parameter, parameters) = (new, parameters + 1)
    load()
  }

  mutating func reload() { if !isLoading { load() } }

  private mutating func load() { (loads, isLoading, isOver) = (loads + 1, parameter != nil, false) }

  mutating func receive(_ event: Event<[Int], HistoryError>) {
    guard parameter != nil, !isOver, isObserved else { return }
    if let new = event.value {
      // A load has the changes whose work ended before it began.
      updates.removeAll { $0.parameter != parameters || $0.load != nil && (!isLoading || $0.load != loads) }
      (value, valueParameter) = (new, parameters)
    }
    (failure, isLoading, isOver) = (event.failure, false, event.isTerminal)
    settle()
  }

  mutating func write(_ new: [Int]) {
    updates.removeAll { $0.load != nil }
    (value, valueParameter, failure) = (new, parameters, nil)
  }

  mutating func update(_ number: Int) { updates.append(Update(number: number, parameter: parameters)) }

  mutating func end(update number: Int, fails: Bool) {
    if fails { return updates.removeAll { $0.number == number } }
    for index in updates.indices where updates[index].number == number { updates[index].load = loads }
    if !isLoading { settle() }
  }

  private mutating func settle() {
    while let first = updates.first, first.load != nil {
      if first.parameter == valueParameter { value?.append(first.number) }
      updates.removeFirst()
    }
  }
}
