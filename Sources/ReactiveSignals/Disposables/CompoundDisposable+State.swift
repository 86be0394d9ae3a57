public import Synchronization

// The state of a compound is one word. Its first bit says that the compound has been disposed.
//
// Most subscriptions have one member or two. These have slots that need no lock; the others go to `overflow`. The word says
// which thread may touch a slot:
//
//               insert            the member is written
//       free ───────────▶ taken ─────────────────────▶ full ─── withdraw ──▶ taken, and empty for good
//                           │                            │
//                           │ disposed meanwhile         │ disposed
//                           ▼                            ▼
//                  the inserting thread         the disposing thread
//                  disposes the member          disposes the member
//
// - One thread takes a slot permanently, and fills it. So members keep their order, and tokens are unique.
// - A full slot belongs to the thread that empties it: the one that withdraws the member, or the one that disposes the
//   compound while the slot is full.
// - A thread that reads the members holds the lock of `overflow` and sets `isBeingRead`, which is impossible after the
//   disposal. A thread that finds the bit in the very change that makes a slot its own waits for the lock before it touches
//   the slot.
//
// All of these are changes of one atomic word. So a slot has one owner at a time, and no thread hands one to another.

extension CompoundDisposable {
  struct State: OptionSet {
    let rawValue: UInt16

    /// The compound has had a member, or a child that can have some.
    static let isPopulated = State(rawValue: 1 << 1)
    /// The compound is a member of its parent.
    static let isInParent = State(rawValue: 1 << 2)
    /// There is a `referenceForChildren`.
    static let hasChildren = State(rawValue: 1 << 3)
    /// Members have been added that found no slot.
    static let isOverflowing = State(rawValue: 1 << 4)
    /// The thread that holds the lock is reading the full slots.
    static let isBeingRead = State(rawValue: 1 << 5)

    // The methods of `OptionSet` are generic, and take a tenth of the time of a subscription in an unoptimized build.
    func contains(_ other: State) -> Bool { rawValue & other.rawValue == other.rawValue }
    mutating func insert(_ other: State) { self = State(rawValue: rawValue | other.rawValue) }

    var freeSlot: Slot? {
      !contains(Slot.first.taken) ? .first : !contains(Slot.second.taken) ? .second : nil
    }
  }

  /// A place for one member. The token of the member is the raw value.
  enum Slot: UInt {
    case first, second

    var taken: State { State(rawValue: self == .first ? 1 << 6 : 1 << 7) }
    var full: State { State(rawValue: self == .first ? 1 << 8 : 1 << 9) }
  }

  /// The bit of a compound that has been disposed. Alone, it is the state of one that never had a member or a child.
  @inlinable static var endedBit: UInt16 { 1 }

  /// A Boolean value that indicates whether this compound itself is disposed, regardless of its parent.
  @inlinable var hasEnded: Bool { state.load(ordering: .relaxed) & Self.endedBit != 0 }

  /// Changes the state in one atomic step, and returns the state before. Changes nothing and returns `nil` when the compound
  /// is disposed.
  func update(_ change: (inout State) -> Void) -> State? {
    var before = state.load(ordering: .relaxed)
    while before & Self.endedBit == 0 {
      var after = State(rawValue: before)
      change(&after)
      let (exchanged, original) = state.weakCompareExchange(
        expected: before,
        desired: after.rawValue,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return State(rawValue: before) }
      before = original
    }
    return nil
  }

  func put(_ member: consuming Member, _ slot: Slot) {
    switch slot {
    case .first: unsafe first = member
    case .second: unsafe second = member
    }
  }

  func copy(_ slot: Slot) -> Member? {
    switch slot {
    case .first: unsafe first
    case .second: unsafe second
    }
  }

  func take(_ slot: Slot) -> Member? {
    switch slot {
    case .first: unsafe first.take()
    case .second: unsafe second.take()
    }
  }

  /// Waits until the thread that is reading the slots has finished.
  func waitForReader() {
    // That thread has made the list before it set its bit in the word.
    overflow.object?.members.withLock { _ in }
  }
}
