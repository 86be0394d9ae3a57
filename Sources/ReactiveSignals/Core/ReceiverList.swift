/// The receivers of a hub: a list that is iterated without reference counting.
///
/// The list owns its receivers. It gives them up only in `remove` and `removeAll`, which the hub calls when it is not
/// iterating and no index is reserved. Receivers may be added during an iteration, which reads the storage at each step.
///
/// A receiver that is removed leaves a gap. A reserved index is a gap, too. Gaps are closed when they are the majority, so
/// the order is kept.
///
/// - Complexity: `reserve`, `fill` and `remove` are amortized O(1).
@safe
@frozen
@usableFromInline
struct ReceiverList<Receiver: AnyObject>: ~Copyable {
  @usableFromInline var storage: UnsafeMutablePointer<Unmanaged<Receiver>?>?
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0
  @usableFromInline var gaps = 0

  @inlinable
  init() { unsafe storage = nil }

  @inlinable
  deinit {
    for index in 0..<count { unsafe storage?[index]?.release() }
    unsafe storage?.deallocate()
  }

  @inlinable
  @inline(__always)
  func withReceiver(at index: Int, _ body: (Receiver) -> Void) {
    unsafe storage.unsafelyUnwrapped[index]?._withUnsafeGuaranteedRef(body)
  }

  /// Reserves the index after all others, and returns it.
  @inlinable
  mutating func reserve() -> Int {
    if count == capacity { grow() }
    unsafe (storage.unsafelyUnwrapped + count).initialize(to: nil)
    count += 1
    gaps += 1
    return count - 1
  }

  /// Puts a receiver at the index that was reserved for it.
  @inlinable
  mutating func fill(_ index: Int, with receiver: Receiver) {
    unsafe storage.unsafelyUnwrapped[index] = .passRetained(receiver)
    gaps -= 1
  }

  /// Gives up an index that was reserved. It stays a gap if other receivers follow.
  @inlinable
  mutating func giveBack(_ index: Int) {
    guard index == count - 1 else { return }
    count -= 1
    gaps -= 1
  }

  /// Removes the receiver at an index, and calls `move` with the new index of each receiver that moves.
  @inlinable
  mutating func remove(at index: Int, move: (Receiver, Int) -> Void) -> Receiver? {
    guard let storage = unsafe storage, let entry = unsafe storage[index].take() else { return nil }
    gaps += 1
    if 2 * gaps > count {
      var kept = 0
      for index in 0..<count {
        guard let entry = unsafe storage[index] else { continue }
        unsafe storage[kept] = entry
        unsafe entry._withUnsafeGuaranteedRef { move($0, kept) }
        kept += 1
      }
      count = kept
      gaps = 0
    }
    return unsafe entry.takeRetainedValue()
  }

  /// Removes all receivers.
  @inlinable
  mutating func removeAll() -> [Receiver] {
    var receivers: [Receiver] = []
    for index in 0..<count {
      if let receiver = unsafe storage?[index] { unsafe receivers.append(receiver.takeRetainedValue()) }
    }
    count = 0
    gaps = 0
    return receivers
  }

  @inlinable
  mutating func grow() {
    capacity = max(4, 2 * capacity)
    let larger = UnsafeMutablePointer<Unmanaged<Receiver>?>.allocate(capacity: capacity)
    if let storage = unsafe storage {
      unsafe larger.moveInitialize(from: storage, count: count)
      unsafe storage.deallocate()
    }
    unsafe storage = larger
  }
}
