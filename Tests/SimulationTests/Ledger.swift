import ReactiveSignals
import ReactiveSignalsTesting

/// The account of the values that a bridge takes in, passes on and drops, and of the objects that it uses.
///
/// The values are objects, which tell their release. So the ledger knows at each step which values wait in the bridge, and finds a value
/// that is lost when it is lost.
final class Ledger: Sendable {
  private struct Tracked: Sendable {
    weak var object: (any AnyObject & Sendable)?
  }

  private struct Books: Sendable {
    var taken = 0
    var received: [Int] = []
    /// The values dropped with a report, or while the ledger was closed.
    var dropped = 0
    /// The identities of the values that are alive, and are neither received nor dropped.
    var waiting: Set<ObjectIdentifier> = []
    var isOpen = true
    var tracked: [Tracked] = []
    var problem: String?
  }

  /// The counter for the bridge's policy.
  let dropCounter = DropCounter()
  private let books = Locked(Books())

  /// Creates the value with a number, which the bridge takes in.
  func take(_ number: Int) -> Item {
    let item = track(Item(number, self))
    books.withLock { books in
      books.taken += 1
      books.waiting.insert(ObjectIdentifier(item))
    }
    return item
  }

  /// Notes that the bridge passes a value on, and returns the number of the value.
  @discardableResult
  func receive(_ item: Item) -> Int {
    let id = ObjectIdentifier(item)
    books.withLock { books in
      if books.waiting.remove(id) == nil {
        books.problem = books.problem ?? "\(item.number) is received twice, or after it was dropped"
      }
      books.received.append(item.number)
    }
    return item.number
  }

  /// Notes that the bridge has refused a value.
  func drop(_ item: Item) {
    books.withLock { books in
      if books.waiting.remove(ObjectIdentifier(item)) != nil { books.dropped += 1 }
    }
  }

  /// Opens or closes the ledger. The bridge may drop values without a report while it is closed: when nothing is subscribed.
  func setOpen(_ isOpen: Bool) { books.withLock { $0.isOpen = isOpen } }

  /// Keeps a weak reference to an object that the bridge has to release.
  func track<Object: AnyObject & Sendable>(_ object: Object) -> Object {
    books.withLock { $0.tracked.append(Tracked(object: object)) }
    return object
  }

  fileprivate func noteRelease(of id: ObjectIdentifier) {
    books.withLock { books in
      if books.waiting.remove(id) != nil, !books.isOpen { books.dropped += 1 }
    }
  }
}

// MARK: - Checks

extension Ledger {
  /// Throws an error unless each value taken in is received, dropped or waiting.
  func checkBalance() throws {
    let books = books.withLock { $0 }
    if let problem = books.problem { throw Wrong(problem) }
    let dropped = books.dropped + dropCounter.count
    try require(
      books.taken == books.received.count + dropped + books.waiting.count,
      "of \(books.taken) values, \(books.received) are received, \(dropped) dropped and \(books.waiting.count) wait"
    )
  }

  /// Throws an error unless the values and the other objects are released.
  func checkReleases() throws {
    let kept = books.withLock { $0.tracked.compactMap(\.object) }
    try require(
      kept.isEmpty,
      "\(kept.count) objects are not released, such as \(kept.first.map { "\($0)" } ?? "")"
    )
  }
}

// MARK: - Sources and consumers

extension Ledger {
  /// A cold signal of the numbers from 1 to 5, sent by a task.
  var oneToFive: Signal<Item, Never> { Signal.from(Counting(last: 5, ledger: self)) }

  /// Sends the numbers from 1 to 5 in a task.
  func sendOneToFive(to subject: Subject<Item, some Error>) async {
    for number in 1...5 {
      subject.send(take(number))
      await Task.yield()
    }
  }

  /// Receives the values of a signal in the task, and returns their numbers.
  func collect<Failure: Error>(_ signal: some SignalProtocol<Item, Failure>) async throws(Failure) -> [Int] {
    var numbers: [Int] = []
    for try await item in signal.values { numbers.append(receive(item)) }
    return numbers
  }

  /// Subscribes a recorder, which receives the values.
  func record<Failure: Error>(
    _ signal: some SignalProtocol<Item, Failure>
  ) -> (recorder: Recorder<Int, Failure>, subscription: any Disposable) {
    let token = track(Token())
    let (recorder, subscription) = signal.map { item in
      withExtendedLifetime(token) { self.receive(item) }
    }
    .recorded()
    return (track(recorder), subscription)
  }
}

/// The numbers from 1, each after a suspension.
private struct Counting: AsyncSequence, Sendable {
  let last: Int
  let ledger: Ledger
  let token: Token

  init(last: Int, ledger: Ledger) {
    self.last = last
    self.ledger = ledger
    token = ledger.track(Token())
  }

  struct Iterator: AsyncIteratorProtocol {
    let counting: Counting
    var number = 0

    mutating func next() async -> Item? { await next(isolation: #isolation) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Item? {
      await Task.yield()
      number += 1
      return number <= counting.last ? counting.ledger.take(number) : nil
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(counting: self) }
}

/// An object that a source or a subscription holds, to show its release.
final class Token: Sendable {}

/// A value of which a ledger keeps account.
final class Item: Sendable, CustomStringConvertible {
  let number: Int
  private let ledger: Ledger

  fileprivate init(_ number: Int, _ ledger: Ledger) {
    self.number = number
    self.ledger = ledger
  }

  deinit { ledger.noteRelease(of: ObjectIdentifier(self)) }

  var description: String { "\(number)" }
}
