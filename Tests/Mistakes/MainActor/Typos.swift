// A misspelt member inside a chain of a main signal is named, whatever remedies its operators have. See `scripts/check-mistakes`.
import ReactiveSignals

struct Person {
  let name: String
  let age: Int
}

struct Unreachable: Error {}

@MainActor func show(
  _ people: MainSignal<Person, Never>,
  _ load: @escaping (String) -> MainSignal<[String], Unreachable>
) {
  // error: value of type 'Person' has no member 'nme'
  people.map { $0.nme }.subscribe { print($0) }
  // error: value of type 'String' has no member 'foo'
  people.map { $0.name }.flatMap { load($0.foo) }.map { $0.count }.subscribe(
    next: { print($0) },
    failed: { _ in }
  )
  // error: value of type 'Person' has no member 'nme'
  people.map { $0.nme }.filter { $0.count > 2 }.flatMap(.latest) { load($0) }.map { $0.count }
    .subscribe(next: { print($0) }, failed: { _ in })
  // error: value of type 'String' has no member 'cout'
  people.map { $0.name }.asyncMap { $0.cout }.subscribe { print($0) }
  // error: value of type 'String' has no member 'cout'
  people.map { $0.name }.tryMap { $0.cout }.subscribe(next: { print($0) }, failed: { _ in })
  // error: value of type 'String' has no member 'cout'
  people.map { $0.name }.debounce(for: .milliseconds(300)).filter { $0.cout > 1 }.subscribe { print($0) }
  people.subscribe { person in
    // error: value of type 'Person' has no member 'nme'
    let name = person.nme
    print(name)
  }
}
