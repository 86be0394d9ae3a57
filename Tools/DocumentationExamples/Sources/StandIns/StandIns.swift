// Declarations that the examples of the documentation use. A declaration of an example shadows one of these.
public import Foundation
public import ReactiveSignals
import ReactiveSignalsTesting
import Synchronization

// MARK: Views

/// A mutable variable that any thread may use.
public final class Cell<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>
  public init(_ value: Value) { stored = Mutex(value) }
  public var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

public final class Label: Sendable {
  private let stored = Cell("")
  public init() {}
  public var text: String {
    get { stored.value }
    set { stored.value = newValue }
  }
  public func show(_ name: String, _ age: Int) { print(name, age) }
}

public final class Chart: Sendable {
  public init() {}
  public func show(_ columns: [Int]) { print(columns) }
}

public final class Slider: Sendable {
  private let stored = Cell(0)
  public init() {}
  public var value: Int {
    get { stored.value }
    set { stored.value = newValue }
  }
  public let values = Subject<Int, Never>()
}

public final class Button: Sendable {
  public init() {}
  public let isEnabled = MutableProperty(false)
}

public final class Spinner: Sendable {
  public init() {}
  public let isVisible = MutableProperty(false)
}

public struct Shower: Sendable {
  public init() {}
  public func show(_ value: some Any) {}
}

public final class Screen: Sendable {
  private let token = Lifetime.Token()
  public init() {}
  public var lifetime: Lifetime { token.lifetime }
}

public final class Player: Sendable {
  private let stored = Cell(10)
  public init() {}
  public var volume: Int {
    get { stored.value }
    set { stored.value = newValue }
  }
}

public let player = Player()
public let label = Label()
public let chart = Chart()
public let slider = Slider()
public let button = Button()
public let spinner = Spinner()
public let alert = Shower()
public let list = Shower()
public let clock = Shower()
public let screen = Screen()

public func show(_ value: some Any) {}
public func apply(_ value: some Any) {}
public func showSpinner() {}
public func hideSpinner() {}

// MARK: Data

public struct Note: Sendable {
  public init() {}
}

public struct Chapter: Sendable {
  public let title: String
  public init(title: String) { self.title = title }
}

public struct Page: Sendable {
  public let items: [Int]
  public let next: Int?
  public init(items: [Int] = [], next: Int? = nil) {
    self.items = items
    self.next = next
  }
}

public struct Person: Sendable {
  public let name: String
  public let city: String
  public init(name: String, city: String) {
    self.name = name
    self.city = city
  }
}

public struct User: Sendable {
  public static let anonymous = User()
  public init() {}
}

public struct Form: Sendable {
  public let isValid = MutableProperty(true)
  public let value = ""
  public init() {}
}

public struct Status: Sendable {
  public init() {}
}

public struct Settings: Sendable {
  public init() {}
}

public struct Results: Sendable {
  public init() {}
  public init(_ error: any Error) {}
}

public final class TemporaryFile: Disposable {
  public init() {}
  public let isDisposed = false
  public func dispose() {}
}

extension Notification.Name {
  public static let documentSaved = Notification.Name("documentSaved")
}

// MARK: Failures

public enum LoadError: Error {
  case offline
  case tooSlow
  public var isTransient: Bool { self == .offline }
}

public enum FileError: Error { case noPath }
public enum PageError: Error { case network(LoadError) }
public enum PaymentError: Error { case declined }
public enum PrinterError: Error { case outOfPaper }
public enum DigitError: Error { case notADigit }

public struct ParseError: Error {
  public let text: String
  public init(text: String) { self.text = text }
}

public func parse(_ text: String) throws(ParseError) -> Int {
  guard let number = Int(text) else { throw ParseError(text: text) }
  return number
}

// MARK: Work

public let note = Note()
public let url = URL(filePath: "/dev/null")
public let firstPage = 1
public let user = User()
public let form = Form()

public struct Server: Sendable {
  public init() {}
  public let lines = Signal<String, Never>.from(["one", "two"])
  public func save(_ note: Note) -> Signal<Void, LoadError> { .just(()) }
  public func signUp(_ form: String) -> Signal<Int, LoadError> { .just(1) }
  public func load() -> Signal<Int, LoadError> { .just(1) }
  public func ask(_ question: String) -> Signal<Int, LoadError> { .just(42) }
  public func token() async -> String { "token" }
}

public let server = Server()
public let service = Server()

public let cache = [1: Page()]
public let lines = ["# Title", "Text"]
public let path = "/dev/null"
public var handle: FileHandle { .nullDevice }
public var defaults: UserDefaults { .standard }
public var messages: AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
public let command = Command { (query: String) in search(query) }

public func digits(of text: String) -> Signal<Int, DigitError> {
  Signal(
    text.signal().promoteFailure(to: DigitError.self).tryMap { digit throws(DigitError) in
      guard let number = digit.wholeNumberValue else { throw .notADigit }
      return number
    }
  )
}

public func load() -> Signal<Int, LoadError> { .just(1) }
public func load(_ page: Int) -> Signal<Page, LoadError> { .just(Page()) }
public func load(_ url: URL) -> Signal<Data, LoadError> { .just(Data()) }
public func load(_ user: User) -> Signal<User, LoadError> { .just(user) }
public func load(_ url: URL) async throws(LoadError) -> Data { Data() }
public func download(_ url: URL) -> Signal<Page, LoadError> { .just(Page()) }
public func download(into file: TemporaryFile) -> Signal<Int, LoadError> { .just(1) }
public func cached(_ url: URL) -> Signal<Data, LoadError> { .empty }
public func search(_ query: String) -> Signal<Results, LoadError> { .just(Results()) }
public func request() -> Signal<Status, Never> { .just(Status()) }
public func pause() -> Signal<Status, Never> { .empty }
public func locations() -> Signal<Int, Never> { .just(1) }
public func check(_ payment: Int) throws(PaymentError) {}
public func read(_ file: URL) throws -> Data { Data() }
public func size(of path: String) throws(FileError) -> Int { 0 }
public func readSettings() -> Settings { Settings() }
public func isFree(_ name: String) async -> Bool { true }
public func doubled(_ number: Int) async -> Int { 2 * number }
public func save(_ document: String) -> Signal<Never, LoadError> { .empty }
public func upload(_ document: String) -> Signal<Int, LoadError> { .just(1) }

// MARK: Signals

public let document = "text"
public let signal = Subject<String, Never>()
public let source = Subject<Int, Never>()
public let updates = Subject<Int, Never>()
public let text = Subject<String, Never>()
public let names = Subject<String, Never>()
public let taps = Subject<Void, Never>()
public let queries = Subject<String, Never>()
public let frames = Subject<Int, LoadError>()
public let answers = Subject<String, LoadError>()
public let payments = Subject<Int, PaymentError>()
public let pages = Subject<Int, LoadError>()
public let urls = Subject<URL, LoadError>()
public let requests = Subject<Int, URLError>()
public let chapters = Subject<Chapter, Never>()
public let people = Subject<Person, Never>()
public let language = Subject<String, Never>()
public let isOnline = BehaviorSubject<Bool, LoadError>(true)
public let liveUpdates = Subject<Int, LoadError>()
public let cachedUpdates = Subject<Int, LoadError>()
public let germanNews = Subject<String, Never>()
public let frenchNews = Subject<String, Never>()
public let englishNews = Subject<String, Never>()
public let hasName = Subject<Bool, Never>()
public let hasText = Subject<Bool, Never>()
public let isLoading = Subject<Bool, Never>()
public let isSaving = Subject<Bool, Never>()
public let switches = [BehaviorSubject<Bool, Never>(true)]
public let fields = [Form()]
public let words = Signal<String, Never>.from(["one", "two", "three", "four", "six"])
public let ticker = Subject<Int, Never>()

// MARK: State

public let title = MutableProperty("")
public let chapter = MutableProperty(Chapter(title: "One"))
public let name = MutableProperty("Ada")
public let field = MutableProperty("")
public let age = MutableProperty(36)
public let width = MutableProperty(1)
public let height = MutableProperty(1)
public let depth = MutableProperty(1)
public let prices = [MutableProperty(1), MutableProperty(2)]
public let columns = [MutableProperty(1), MutableProperty(2)]
public let tokens = MutableProperty(3)

public struct Connection: Sendable {
  public init() {}
  public let isOnline = Subject<Bool, Never>()
}

public let connection = Connection()
public let problems = MutableProperty([String]())
public let model = Channel<String>()
public let view = Channel<String>()
public let channel = Channel<Int?>()

// MARK: Drawings

public enum DrawingError: Error {
  case tooSlow
  case silent
}

/// The name that the legend of a drawing gives to a value, or the value as text.
public func name(of value: some Any, _ names: [String: String]) -> String {
  let text = "\(value)".replacing("\"", with: "")
  return names[text] ?? text
}

// MARK: Expectations

/// Stands for `#expect`, which is only available in tests.
public func expect(_ condition: Bool, file: StaticString = #file, line: UInt = #line) {
  if !condition { print("\(file):\(line): expectation failed") }
}
