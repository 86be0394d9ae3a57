import ReactiveSignals
import ReactiveSignalsTestingTraits
import Synchronization
import TestSupport
import Testing

/// Random histories of a resource: parameters, loads that send, end and fail in any order, reloads, written values, and optimistic updates
/// that overlap. In some, the resource loads while it is observed, and observers come and go. There is one for every four of
/// `REACTIVE_SIGNALS_HISTORIES`.
@Suite(.withoutLeaks) struct ResourceHistoryTests {
  @Test(
    "Random histories follow a sequential model, and no observer sees an old answer beside a new parameter"
  )
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
    var model = ResourceModel(keepsPrevious: keepsPrevious, parameter: parameter.value)
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
        let isLast = index == all.count - 1
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
          log.append("load \(index) fails")
          all[index].fail(HistoryError())
          if isLast { model.fail() }
        case 1:
          log.append("load \(index) completes")
          all[index].complete()
          if isLast { model.complete() }
        default:
          log.append("load \(index) sends \(100 + step)")
          all[index].send([100 + step])
          if isLast { model.load([100 + step]) }
        }
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

/// The state of a resource after each step, on one thread.
private struct ResourceModel {
  struct Update {
    let number: Int, parameter: Int
    var load: Int?
  }

  let keepsPrevious: Bool
  var parameter: Int?
  /// The number of parameters, and of loads, so far.
  var parameters = 0, loads = 0
  var isLoading = false, isOver = false
  var isObserved = true
  var isOpen: Bool { parameter != nil && !isOver && isObserved }
  var failure: HistoryError?
  var value: [Int]?, valueParameter = -1
  var updates: [Update] = []

  init(keepsPrevious: Bool, parameter: Int?) {
    self.keepsPrevious = keepsPrevious
    start(parameter)
  }

  var state: ResourceState<[Int], HistoryError> {
    let shown = value.map { value in value + updates.filter { $0.parameter == valueParameter }.map(\.number) }
    let isPresent = valueParameter == parameters
    let last = isPresent || keepsPrevious ? shown : nil
    if parameter == nil { return .idle(last: last) }
    if isLoading { return .loading(last: last) }
    if let failure { return .failed(failure, last: last) }
    return isPresent ? last.map { .loaded($0) } ?? .idle(last: nil) : .idle(last: last)
  }

  private mutating func start(_ parameter: Int?) {
    self.parameter = parameter
    loads += 1
    (isLoading, isOver) = (parameter != nil, false)
  }

  mutating func begin(_ parameter: Int?) {
    parameters += 1
    start(parameter)
  }

  mutating func reload() { if parameter != nil, !isLoading { start(parameter) } }

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

  mutating func load(_ new: [Int]) {
    guard isOpen else { return }
    updates.removeAll { $0.parameter != parameters || ($0.load != nil && !(isLoading && $0.load == loads)) }
    (value, valueParameter, failure, isLoading) = (new, parameters, nil, false)
    settle()
  }

  mutating func fail() {
    guard isOpen else { return }
    (failure, isLoading, isOver) = (HistoryError(), false, true)
    settle()
  }

  mutating func complete() {
    guard isOpen else { return }
    if isLoading { settle() }
    (isLoading, isOver) = (false, true)
  }

  private mutating func settle() {
    while let first = updates.first, first.load != nil {
      if first.parameter == valueParameter { value?.append(first.number) }
      updates.removeFirst()
    }
  }
}
