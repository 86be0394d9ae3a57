// Five screens with properties, derived ones, a command, a search and a message: an app.
import Foundation
import ReactiveSignals

public struct Item0: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var price: Int
}
public enum Failure0: Error { case offline, denied(String) }
public protocol Service0: Sendable {
  func search(_ text: String) -> Signal<[Item0], Failure0>
  func save(_ item: Item0) -> Signal<Item0, Failure0>
  func events() -> Signal<Int, Never>
}
public final class ViewModel0: Sendable {
  public let query = MutableProperty("")
  public let minimum = MutableProperty(0)
  public let selected = MutableProperty<Int?>(nil)
  public let name = MutableProperty("")
  public let price = MutableProperty("")
  public let items = MutableProperty<[Item0]>([])
  public let message = MutableProperty<String?>(nil)
  public let isValid: Property<Bool>
  public let visible: Property<[Item0]>
  public let total: Property<Int>
  public let title: Property<String>
  public let saveCommand: Command<Item0, Item0, Failure0>
  public let bag = CompoundDisposable()
  public init(service: any Service0, clock: some TimedScheduler) {
    isValid = name.combineLatest(price).map { name, price in !name.isEmpty && (Int(price) ?? 0) > 0 }
    visible = items.combineLatest(minimum).map { items, minimum in items.filter { $0.price >= minimum } }
    total = visible.map { $0.reduce(0) { $0 + $1.price } }
    title = visible.combineLatest(total).map { "\($0.count) items for \($1)" }
    saveCommand = Command(enabledIf: isValid) { service.save($0) }
    query.signal
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), on: clock)
      .distinctUntilChanged()
      .flatMap(.latest) { text in service.search(text).retry(2).replaceFailure(with: []) }
      .subscribe { [items] in items.value = $0 }
      .store(in: bag)
    service.events()
      .scan(0) { $0 + $1 }
      .filter { $0 % 10 == 0 }
      .withLatest(from: title.signal)
      .map { count, title in "\(title): \(count)" }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    saveCommand.failures
      .map { failure -> String in
        switch failure {
        case .offline: "offline"
        case .denied(let why): "denied: \(why)"
        }
      }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    Signal.merge(saveCommand.values.map(\.title), title.signal, name.signal.skip(1))
      .throttle(for: .milliseconds(100), on: clock)
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
  }
}

public struct Item1: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var price: Int
}
public enum Failure1: Error { case offline, denied(String) }
public protocol Service1: Sendable {
  func search(_ text: String) -> Signal<[Item1], Failure1>
  func save(_ item: Item1) -> Signal<Item1, Failure1>
  func events() -> Signal<Int, Never>
}
public final class ViewModel1: Sendable {
  public let query = MutableProperty("")
  public let minimum = MutableProperty(0)
  public let selected = MutableProperty<Int?>(nil)
  public let name = MutableProperty("")
  public let price = MutableProperty("")
  public let items = MutableProperty<[Item1]>([])
  public let message = MutableProperty<String?>(nil)
  public let isValid: Property<Bool>
  public let visible: Property<[Item1]>
  public let total: Property<Int>
  public let title: Property<String>
  public let saveCommand: Command<Item1, Item1, Failure1>
  public let bag = CompoundDisposable()
  public init(service: any Service1, clock: some TimedScheduler) {
    isValid = name.combineLatest(price).map { name, price in !name.isEmpty && (Int(price) ?? 0) > 0 }
    visible = items.combineLatest(minimum).map { items, minimum in items.filter { $0.price >= minimum } }
    total = visible.map { $0.reduce(0) { $0 + $1.price } }
    title = visible.combineLatest(total).map { "\($0.count) items for \($1)" }
    saveCommand = Command(enabledIf: isValid) { service.save($0) }
    query.signal
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), on: clock)
      .distinctUntilChanged()
      .flatMap(.latest) { text in service.search(text).retry(2).replaceFailure(with: []) }
      .subscribe { [items] in items.value = $0 }
      .store(in: bag)
    service.events()
      .scan(0) { $0 + $1 }
      .filter { $0 % 10 == 0 }
      .withLatest(from: title.signal)
      .map { count, title in "\(title): \(count)" }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    saveCommand.failures
      .map { failure -> String in
        switch failure {
        case .offline: "offline"
        case .denied(let why): "denied: \(why)"
        }
      }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    Signal.merge(saveCommand.values.map(\.title), title.signal, name.signal.skip(1))
      .throttle(for: .milliseconds(100), on: clock)
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
  }
}

public struct Item2: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var price: Int
}
public enum Failure2: Error { case offline, denied(String) }
public protocol Service2: Sendable {
  func search(_ text: String) -> Signal<[Item2], Failure2>
  func save(_ item: Item2) -> Signal<Item2, Failure2>
  func events() -> Signal<Int, Never>
}
public final class ViewModel2: Sendable {
  public let query = MutableProperty("")
  public let minimum = MutableProperty(0)
  public let selected = MutableProperty<Int?>(nil)
  public let name = MutableProperty("")
  public let price = MutableProperty("")
  public let items = MutableProperty<[Item2]>([])
  public let message = MutableProperty<String?>(nil)
  public let isValid: Property<Bool>
  public let visible: Property<[Item2]>
  public let total: Property<Int>
  public let title: Property<String>
  public let saveCommand: Command<Item2, Item2, Failure2>
  public let bag = CompoundDisposable()
  public init(service: any Service2, clock: some TimedScheduler) {
    isValid = name.combineLatest(price).map { name, price in !name.isEmpty && (Int(price) ?? 0) > 0 }
    visible = items.combineLatest(minimum).map { items, minimum in items.filter { $0.price >= minimum } }
    total = visible.map { $0.reduce(0) { $0 + $1.price } }
    title = visible.combineLatest(total).map { "\($0.count) items for \($1)" }
    saveCommand = Command(enabledIf: isValid) { service.save($0) }
    query.signal
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), on: clock)
      .distinctUntilChanged()
      .flatMap(.latest) { text in service.search(text).retry(2).replaceFailure(with: []) }
      .subscribe { [items] in items.value = $0 }
      .store(in: bag)
    service.events()
      .scan(0) { $0 + $1 }
      .filter { $0 % 10 == 0 }
      .withLatest(from: title.signal)
      .map { count, title in "\(title): \(count)" }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    saveCommand.failures
      .map { failure -> String in
        switch failure {
        case .offline: "offline"
        case .denied(let why): "denied: \(why)"
        }
      }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    Signal.merge(saveCommand.values.map(\.title), title.signal, name.signal.skip(1))
      .throttle(for: .milliseconds(100), on: clock)
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
  }
}

public struct Item3: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var price: Int
}
public enum Failure3: Error { case offline, denied(String) }
public protocol Service3: Sendable {
  func search(_ text: String) -> Signal<[Item3], Failure3>
  func save(_ item: Item3) -> Signal<Item3, Failure3>
  func events() -> Signal<Int, Never>
}
public final class ViewModel3: Sendable {
  public let query = MutableProperty("")
  public let minimum = MutableProperty(0)
  public let selected = MutableProperty<Int?>(nil)
  public let name = MutableProperty("")
  public let price = MutableProperty("")
  public let items = MutableProperty<[Item3]>([])
  public let message = MutableProperty<String?>(nil)
  public let isValid: Property<Bool>
  public let visible: Property<[Item3]>
  public let total: Property<Int>
  public let title: Property<String>
  public let saveCommand: Command<Item3, Item3, Failure3>
  public let bag = CompoundDisposable()
  public init(service: any Service3, clock: some TimedScheduler) {
    isValid = name.combineLatest(price).map { name, price in !name.isEmpty && (Int(price) ?? 0) > 0 }
    visible = items.combineLatest(minimum).map { items, minimum in items.filter { $0.price >= minimum } }
    total = visible.map { $0.reduce(0) { $0 + $1.price } }
    title = visible.combineLatest(total).map { "\($0.count) items for \($1)" }
    saveCommand = Command(enabledIf: isValid) { service.save($0) }
    query.signal
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), on: clock)
      .distinctUntilChanged()
      .flatMap(.latest) { text in service.search(text).retry(2).replaceFailure(with: []) }
      .subscribe { [items] in items.value = $0 }
      .store(in: bag)
    service.events()
      .scan(0) { $0 + $1 }
      .filter { $0 % 10 == 0 }
      .withLatest(from: title.signal)
      .map { count, title in "\(title): \(count)" }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    saveCommand.failures
      .map { failure -> String in
        switch failure {
        case .offline: "offline"
        case .denied(let why): "denied: \(why)"
        }
      }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    Signal.merge(saveCommand.values.map(\.title), title.signal, name.signal.skip(1))
      .throttle(for: .milliseconds(100), on: clock)
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
  }
}

public struct Item4: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var price: Int
}
public enum Failure4: Error { case offline, denied(String) }
public protocol Service4: Sendable {
  func search(_ text: String) -> Signal<[Item4], Failure4>
  func save(_ item: Item4) -> Signal<Item4, Failure4>
  func events() -> Signal<Int, Never>
}
public final class ViewModel4: Sendable {
  public let query = MutableProperty("")
  public let minimum = MutableProperty(0)
  public let selected = MutableProperty<Int?>(nil)
  public let name = MutableProperty("")
  public let price = MutableProperty("")
  public let items = MutableProperty<[Item4]>([])
  public let message = MutableProperty<String?>(nil)
  public let isValid: Property<Bool>
  public let visible: Property<[Item4]>
  public let total: Property<Int>
  public let title: Property<String>
  public let saveCommand: Command<Item4, Item4, Failure4>
  public let bag = CompoundDisposable()
  public init(service: any Service4, clock: some TimedScheduler) {
    isValid = name.combineLatest(price).map { name, price in !name.isEmpty && (Int(price) ?? 0) > 0 }
    visible = items.combineLatest(minimum).map { items, minimum in items.filter { $0.price >= minimum } }
    total = visible.map { $0.reduce(0) { $0 + $1.price } }
    title = visible.combineLatest(total).map { "\($0.count) items for \($1)" }
    saveCommand = Command(enabledIf: isValid) { service.save($0) }
    query.signal
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), on: clock)
      .distinctUntilChanged()
      .flatMap(.latest) { text in service.search(text).retry(2).replaceFailure(with: []) }
      .subscribe { [items] in items.value = $0 }
      .store(in: bag)
    service.events()
      .scan(0) { $0 + $1 }
      .filter { $0 % 10 == 0 }
      .withLatest(from: title.signal)
      .map { count, title in "\(title): \(count)" }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    saveCommand.failures
      .map { failure -> String in
        switch failure {
        case .offline: "offline"
        case .denied(let why): "denied: \(why)"
        }
      }
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
    Signal.merge(saveCommand.values.map(\.title), title.signal, name.signal.skip(1))
      .throttle(for: .milliseconds(100), on: clock)
      .subscribe { [message] in message.value = $0 }
      .store(in: bag)
  }
}
