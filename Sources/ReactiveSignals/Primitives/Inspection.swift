import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// The settings of the inspector, and the objects that it looks at: properties, commands and tasks.
///
/// There is none unless the inspector runs. Objects that are made meanwhile register here, and no others are seen.
@usableFromInline
package final class Inspection: Sendable {
  private let clock: (@Sendable () -> UInt64)?
  /// A closure that returns the name of the scheduler or thread that it runs on.
  package let place: @Sendable () -> String
  /// A Boolean value that indicates whether values are kept.
  package let keepsValues: Bool
  /// The number of events that are kept of each signal.
  package let eventLimit: Int

  private static let active = Atomic<Bool>(false)
  private static let installed = Locked<Inspection?>(nil)

  private let objects = Locked<[Int: any Sendable]>([:])
  private let lastNumber = Atomic<Int>(0)

  package init(
    clock: (@Sendable () -> UInt64)?,
    place: @escaping @Sendable () -> String,
    keepsValues: Bool,
    eventLimit: Int
  ) {
    self.clock = clock
    self.place = place
    self.keepsValues = keepsValues
    self.eventLimit = eventLimit
  }

  /// The time in nanoseconds: that of a clock, or that of the system.
  @inline(__always)
  package func now() -> UInt64 { clock?() ?? rs_monotonic_nanoseconds() }

  /// A Boolean value that indicates whether an inspector looks at new objects.
  static var isOn: Bool { active.load(ordering: .relaxed) }

  /// The inspection that new objects enter. New subscriptions are recorded while there is one.
  package static var current: Inspection? {
    get { isOn ? installed.withLock { $0 } : nil }
    set {
      let former = installed.withLock { installed -> Inspection? in
        defer { installed = newValue }
        let isOn = newValue != nil
        if active.exchange(isOn, ordering: .relaxed) != isOn { rs_change_root_watchers(isOn ? 1 : -1) }
        return installed
      }
      withExtendedLifetime(former) {}
    }
  }

  /// The registered objects that are alive, in the order in which they were made.
  package var all: [any Sendable] {
    objects.withLock { Array($0) }.ordered { $0.key < $1.key }.map(\.value)
  }

  /// Adds an object until it is removed, and returns its number.
  func add(_ make: (Int) -> any Sendable) -> Int {
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    let object = make(number)
    objects.withLock { $0[number] = object }
    return number
  }

  /// Removes an object that the program has released, or that has ended.
  package func remove(_ number: Int) {
    // Released outside the lock.
    _ = objects.withLock { $0.removeValue(forKey: number) }
  }
}

extension Inspection {
  /// A value that the inspector must not keep, since other threads may not use it.
  @usableFromInline
  protocol Excluded {}
}

extension Inspection {
  /// The events of a subscription: their number, and the last ones with their times.
  ///
  /// One event costs a lock, a look at the clock and a place in a ring. The events of a subscription come one after another, and so the lock
  /// is free unless the inspector reads.
  @usableFromInline
  package final class Events: Sendable {
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
      /// The times of the last values, and these values if they are kept: a ring.
      package var times: [UInt64] = []
      var values: [(any Sendable)?] = []
      /// The place of the oldest entry of a full ring.
      var oldest = 0
      var limit: Int
      var end: Entry?
      /// The thread of the last event, and the scheduler or thread by its name.
      var thread: UInt = 0
      package var place = ""

      /// The time of the oldest value that is kept.
      package var oldestTime: UInt64? { times.isEmpty ? nil : times[oldest] }

      /// The last event.
      package var last: Entry? {
        if let end { return end }
        guard !times.isEmpty else { return nil }
        let index = oldest == 0 ? times.count - 1 : oldest - 1
        return Entry(time: times[index], kind: .next, value: values.isEmpty ? nil : values[index])
      }

      /// The entries, oldest first.
      package var entries: [Entry] {
        let order = Array(oldest..<times.count) + Array(0..<oldest)
        return order.map {
          Entry(time: times[$0], kind: .next, value: values.isEmpty ? nil : values[$0])
        } + (end.map { [$0] } ?? [])
      }
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

    /// Changes the number of values that are kept. Fewer drop the oldest ones.
    package func keep(_ limit: Int) {
      let dropped = state.withLock { state -> [(any Sendable)?] in
        guard state.limit != limit else { return [] }
        let entries = state.entries.filter { $0.kind == .next }.suffix(limit)
        let values = state.values
        state.limit = limit
        state.times = entries.map(\.time)
        state.values = values.isEmpty ? [] : entries.map(\.value)
        state.oldest = 0
        return values
      }
      // Released without the lock.
      withExtendedLifetime(dropped) {}
    }

    /// Notes a value, which is `nil` if values are not kept.
    @usableFromInline
    func next(_ value: (any Sendable)?) {
      let time = inspection.now()
      let thread = rs_thread_token()
      var value = value
      let hasMoved = state.withLock { state in
        let hasMoved = state.thread != thread
        state.thread = thread
        state.count += 1
        if state.times.count < state.limit {
          state.times.append(time)
          if keepsValues { state.values.append(value) }
          return hasMoved
        }
        state.times[state.oldest] = time
        // The old value is released without the lock.
        if keepsValues { swap(&state.values[state.oldest], &value) }
        state.oldest = state.oldest + 1 == state.limit ? 0 : state.oldest + 1
        return hasMoved
      }
      if hasMoved { notePlace() }
    }

    @inline(never)
    private func notePlace() {
      let place = inspection.place()
      state.withLock { $0.place = place }
    }

    /// Notes the end.
    @usableFromInline
    func end(_ failure: (any Error)?) {
      let value: (any Sendable)? = keepsValues ? failure : nil
      let entry = Entry(time: inspection.now(), kind: failure == nil ? .completed : .failed, value: value)
      state.withLock { $0.end = entry }
    }
  }
}
