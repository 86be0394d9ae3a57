// Calls beside those of the other files, which are right. See `scripts/check-mistakes`.
import ReactiveSignals

struct Fault: Error {}

@MainActor final class Screen {
  let text = MainMutableProperty("")
  let count = MainMutableProperty(0)
  let last = MainMutableProperty<String?>(nil)
  let numbers = MainSubject<Int, Never>()
  let loads = MainSubject<String, Fault>()
  let save: MainCommand<String, Int, Fault>
  let search: MainCommand<String, String, Fault>
  var title = ""
  var note: String?

  init(_ names: Signal<String, Never>, _ find: @escaping (String) -> MainSignal<String, Fault>) {
    save = MainCommand(enabledIf: text.map { !$0.isEmpty }, task: { text async throws(Fault) in text.count })
    search = MainCommand { text in find(text).retry(2) }

    names.onMain().bind(to: text)
    text <~ names
    names.mainSignal.merge(names).bind(to: \.title, on: self)
    loads.replaceFailure(with: "").bind(to: last)
    loads.catch { _ in .just("") }.bind(to: \.note, on: self)
    loads.subscribe(next: { [unowned self] in title = $0 }, failed: { print($0) })
    count <~ numbers.merge(text.map(\.count)).merge(count)

    loads.merge(names).erased.combineLatest(numbers).map { "\($0) \($1)" }.subscribe(
      next: { print($0) },
      failed: { _ in }
    )
    numbers.promoteFailure(to: Fault.self).sample(on: loads).zip(count).withLatest(from: text).subscribe(
      next: { print($0) },
      failed: { _ in }
    )
    numbers.take(until: text.changes).skip(until: text.changes).take(untilReplacement: count).subscribe {
      print($0)
    }
    numbers.debounce(for: .seconds(1)).throttle(for: .seconds(1), on: .main).delay(for: .seconds(1)).subscribe
    { print($0) }
    numbers.timeout(after: .seconds(1), switchTo: count).subscribe { print($0) }
    loads.timeout(after: .seconds(1), failingWith: Fault()).subscribe(
      next: { print($0) },
      failed: { print($0) }
    )
    loads.mapFailure { $0 as any Error }.timeout(after: .seconds(1)).subscribe(
      next: { print($0) },
      failed: { print($0) }
    )

    numbers.flatMap { .just("\($0)") }.flatMap(.latest) { [unowned self] _ in text }.flatMap { _ in names }
      .bind(to: text)
    numbers.flatMap { find("\($0)") }.map(\.count).subscribe(next: { print($0) }, failed: { _ in })
    numbers.asyncMap { "\($0)" }.bind(to: text)
    loads.asyncMap { text async throws(Fault) in text.count }.subscribe(next: { print($0) }, failed: { _ in })
    let parsed: MainSignal<Int, Fault> = numbers.tryMap { number throws(Fault) in number + 1 }
    loads.tryMap { text throws(Fault) in text.count }.merge(parsed).subscribe(
      next: { print($0) },
      failed: { _ in }
    )
    _ = numbers.tryMap { if $0 > 1 { throw Fault() } else { $0 } }.mapFailure { $0 }

    text.combineLatest(count).map { "\($0) \($1)" }.signal.skip(1).filter { !$0.isEmpty }.bind(
      to: \.title,
      on: self
    )
    text.map(\.count).distinctUntilChanged().signal.compactMap { $0 }.scan(0) { $0 + $1 }.bind(to: count)
    MainSignal.merge(numbers, count).subscribe { print($0) }
    numbers.merge(parsed).subscribe(next: { print($0) }, failed: { _ in })
    MainSignal.combineLatest(text, count).map { "\($0) \($1)" }.bind(to: last)
    MainSignal.zip(numbers, text).subscribe { print($0) }
    MainSignal.interval(.seconds(1)).bind(to: count)
    MainSignal.task { () async throws(Fault) in 1 }.merge(parsed).subscribe(
      next: { print($0) },
      failed: { _ in }
    )
    MainSignal.attempt { 1 }.subscribe { print($0) }
    MainSignal<Int, Never>.create { subscriber in
      subscriber.send(1)
      subscriber.onDispose { print("disposed") }
    }.on(next: { print($0) }, terminated: {}).bind(to: count)
    save.values.merge(numbers).bind(to: count)
    search.execute("a").subscribe(next: { print($0) }, failed: { print($0) })
  }
}
