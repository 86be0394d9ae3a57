import Synchronization
import _ReactiveSignalsShims

/// The settings of the inspector, and the objects that it looks at: properties, commands and tasks.
///
/// There is none unless the inspector runs. Objects that are made meanwhile register here, and no others are seen.
package final class Inspection: Sendable {
  /// The time in nanoseconds.
  package let now: @Sendable () -> UInt64
  /// A closure that returns the name of the scheduler or thread that it runs on.
  package let place: @Sendable () -> String
  /// A Boolean value that indicates whether values are kept.
  package let keepsValues: Bool
  /// The number of events that are kept of each signal.
  package let eventLimit: Int

  private static let active = Atomic<Bool>(false)
  private static let installed = Locked<Inspection?>(nil)

  private let objects = Locked<[Int: any Inspected]>([:])
  private let lastNumber = Atomic<Int>(0)

  package init(
    now: @escaping @Sendable () -> UInt64,
    place: @escaping @Sendable () -> String,
    keepsValues: Bool,
    eventLimit: Int
  ) {
    self.now = now
    self.place = place
    self.keepsValues = keepsValues
    self.eventLimit = eventLimit
  }

  /// A Boolean value that indicates whether an inspector looks at new objects.
  static var isOn: Bool { active.load(ordering: .relaxed) }

  /// The inspection that new objects enter.
  package static var current: Inspection? {
    get { isOn ? installed.withLock { $0 } : nil }
    set {
      let former = installed.withLock { installed -> Inspection? in
        defer { installed = newValue }
        active.store(newValue != nil, ordering: .relaxed)
        return installed
      }
      withExtendedLifetime(former) {}
    }
  }

  /// The registered objects that are alive, in the order in which they were made.
  package var all: [any Inspected] {
    objects.withLock { Array($0) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds an object until it is removed, and returns its number.
  func add(_ make: (Int) -> any Inspected) -> Int {
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    let object = make(number)
    objects.withLock { $0[number] = object }
    return number
  }

  /// Removes an object that the program has released.
  package func forget(_ number: Int) { remove(number) }

  func remove(_ number: Int) {
    // Released outside the lock.
    _ = objects.withLock { $0.removeValue(forKey: number) }
  }
}

/// An object that the inspector shows. It retains nothing of the program.
package protocol Inspected: Sendable {}

/// A value that the inspector must not keep, since other threads may not use it.
@usableFromInline
protocol NeverInspected {}

/// The events of a subscription: their number, and the last ones with their times.
///
/// One event costs a lock, a look at the clock and a place in a ring. The events of a subscription come one after another, and so the lock
/// is free unless the inspector reads.
@usableFromInline
package final class EventRecord: Sendable {
  /// An event with its time.
  package struct Entry: Sendable {
    package enum Kind: Sendable { case next, failed, completed }

    package let time: UInt64
    package let kind: Kind
    /// The value or the failure, if values are kept.
    package let value: (any Sendable)?
  }

  /// The events so far.
  package struct State: Sendable {
    package var count = 0
    package var ring: [Entry] = []
    /// The place of the oldest entry of a full ring.
    package var oldest = 0
    package var limit: Int
    /// The thread of the last event, and the scheduler or thread by its name.
    package var thread: UInt = 0
    package var place = ""

    /// The entries, oldest first.
    package var entries: [Entry] { Array(ring[oldest...]) + ring[..<oldest] }
  }

  private let inspection: Inspection
  private let state: Locked<State>
  @usableFromInline let keepsValues: Bool

  init(_ inspection: Inspection) {
    self.inspection = inspection
    keepsValues = inspection.keepsValues
    state = Locked(State(limit: inspection.eventLimit))
  }

  package var current: State { state.withLock { $0 } }

  /// Changes the number of events that are kept. Fewer drop the oldest ones.
  package func keep(_ limit: Int) {
    let dropped = state.withLock { state -> [Entry] in
      guard state.limit != limit else { return [] }
      let entries = state.entries
      state.limit = limit
      state.ring = Array(entries.suffix(limit))
      state.oldest = 0
      return entries
    }
    // Released without the lock.
    withExtendedLifetime(dropped) {}
  }

  /// Notes a value.
  @usableFromInline
  func next(_ value: (any Sendable)?) { add(.next, value) }

  /// Notes the end.
  @usableFromInline
  func end(_ failure: (any Error)?) {
    add(failure == nil ? .completed : .failed, keepsValues ? failure : nil)
  }

  private func add(_ kind: Entry.Kind, _ value: (any Sendable)?) {
    let entry = Entry(time: inspection.now(), kind: kind, value: value)
    let thread = rs_thread_token()
    let (replaced, hasMoved) = state.withLock { state -> (Entry?, Bool) in
      let hasMoved = state.thread != thread
      state.thread = thread
      if kind == .next { state.count += 1 }
      if state.ring.count < state.limit {
        state.ring.append(entry)
        return (nil, hasMoved)
      }
      let replaced = state.ring[state.oldest]
      state.ring[state.oldest] = entry
      state.oldest = state.oldest + 1 == state.limit ? 0 : state.oldest + 1
      return (replaced, hasMoved)
    }
    // The value is released without the lock.
    withExtendedLifetime(replaced) {}
    guard hasMoved else { return }
    let place = inspection.place()
    state.withLock { $0.place = place }
  }
}
