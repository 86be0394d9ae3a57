extension ReceiverList {
  /// The subscriber's end of a hub, without the types of the hub and of the sink. Its subscription owns it, and detaches it when it is
  /// disposed.
  ///
  /// `@unchecked Sendable`: `index` and `token` are accessed only inside the gate of the hub.
  @usableFromInline
  class Receiver: @unchecked Sendable {
    @usableFromInline let subscription: CompoundDisposable
    /// The index in the list of the hub, while the receiver is in it.
    @exclusivity(unchecked) @usableFromInline final var index: Int?
    /// The token of the subscription's member that detaches the receiver.
    @exclusivity(unchecked) @usableFromInline final var token: UInt?

    @inlinable
    init(_ subscription: CompoundDisposable) { self.subscription = subscription }
  }
}

/// The receivers of a hub: a list that is iterated without reference counting.
///
/// An entry is a receiver and the delivery to it, which retains it. The list gives up its deliveries only in `remove` and
/// `removeAll`, which the hub calls when it is not iterating and no index is reserved. Receivers may be added during an
/// iteration, which reads the storage at each step.
///
/// A receiver that is removed leaves a gap: an entry without a receiver, whose delivery is not initialized. A reserved
/// index is a gap, too. Gaps are closed when they are the majority, so the order is kept.
///
/// The list does not know the types of the events, so that it can be destroyed and its gaps closed without it. It is empty
/// when it is released, because the receivers retain the hub.
///
/// - Complexity: `reserve`, `fill` and `remove` are amortized O(1).
@safe
@usableFromInline
struct ReceiverList: ~Copyable {
  @usableFromInline var storage: UnsafeMutableRawPointer?
  /// The number of entries, including gaps.
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0
  @usableFromInline var gaps = 0

  @inlinable
  init() { unsafe storage = nil }

  @inlinable
  deinit { unsafe storage?.deallocate() }

  /// The size of an entry: the reference to the receiver, and the two words of each closure.
  @_transparent @usableFromInline static var stride: Int { unsafe 5 * MemoryLayout<UnsafeRawPointer>.stride }

  // Transparent, as `stride` is, for unoptimized builds: a delivery calls both.
  @_transparent
  @usableFromInline
  func receiver(_ index: Int) -> UnsafeMutablePointer<Unmanaged<Receiver>?> {
    unsafe (storage.unsafelyUnwrapped + index &* Self.stride)
      .assumingMemoryBound(to: Unmanaged<Receiver>?.self)
  }

  @inlinable
  func delivery<Value, Failure>(
    _ index: Int,
    of value: Value.Type,
    _ failure: Failure.Type
  ) -> UnsafeMutablePointer<OwnedSink<Value, Failure>> {
    unsafe (storage.unsafelyUnwrapped + index &* Self.stride + MemoryLayout<UnsafeRawPointer>.stride)
      .assumingMemoryBound(to: OwnedSink<Value, Failure>.self)
  }

  /// A Boolean value that indicates whether there is a receiver at an index whose subscription is not disposed.
  ///
  /// The hub then sends to it, and not this list, which must not be borrowed while a receiver adds another one to it.
  @inlinable
  @inline(__always)
  func isActive(_ index: Int) -> Bool {
    guard let receiver = unsafe receiver(index).pointee else { return false }
    return unsafe receiver._withUnsafeGuaranteedRef { !$0.subscription.isDisposed }
  }

  /// A Boolean value that indicates whether a value would be delivered.
  var hasActive: Bool { (0..<count).contains { isActive($0) } }

  /// The subscription of a receiver that wants no value for now.
  var slowest: CompoundDisposable? {
    for index in 0..<count {
      let subscription = unsafe receiver(index).pointee?._withUnsafeGuaranteedRef { $0.subscription }
      if let subscription, subscription.isHeldBack { return subscription }
    }
    return nil
  }

  /// Reserves the index after all others, and returns it.
  @inlinable
  mutating func reserve() -> Int {
    if count == capacity { grow() }
    unsafe receiver(count).initialize(to: nil)
    count += 1
    gaps += 1
    return count - 1
  }

  /// Puts a receiver at the index that was reserved for it.
  @inlinable
  mutating func fill<Value, Failure>(
    _ index: Int,
    with receiver: Receiver,
    _ delivery: consuming OwnedSink<Value, Failure>
  ) {
    unsafe self.receiver(index).pointee = .passUnretained(receiver)
    unsafe self.delivery(index, of: Value.self, Failure.self).initialize(to: delivery)
    unsafe receiver.index = index
    gaps -= 1
  }

  /// Gives up an index that was reserved. It stays a gap if other receivers follow.
  @inlinable
  mutating func giveBack(_ index: Int) {
    guard index == count - 1 else { return }
    count -= 1
    gaps -= 1
  }

  /// Removes the receiver at an index, and returns the delivery to it. Changes the index of each receiver that moves.
  @inlinable
  mutating func remove<Value, Failure>(
    at index: Int,
    of value: Value.Type,
    _ failure: Failure.Type
  ) -> OwnedSink<Value, Failure> {
    let removed = unsafe delivery(index, of: value, failure).move()
    unsafe receiver(index).pointee = nil
    gaps += 1
    if 2 * gaps > count { closeGaps() }
    return removed
  }

  @usableFromInline
  mutating func closeGaps() {
    var kept = 0
    for index in 0..<count {
      guard let moved = unsafe receiver(index).pointee else { continue }
      copy(index, to: kept)
      unsafe moved._withUnsafeGuaranteedRef { unsafe $0.index = kept }
      kept += 1
    }
    count = kept
    gaps = 0
  }

  /// Removes all receivers, and returns them as a list of their own, which `destroy(of:)` has to destroy.
  @inlinable
  mutating func removeAll() -> ReceiverList {
    var removed = ReceiverList()
    swap(&removed, &self)
    for index in 0..<removed.count {
      unsafe removed.receiver(index).pointee?._withUnsafeGuaranteedRef { unsafe $0.index = nil }
    }
    return removed
  }

  /// Releases the receivers.
  @inlinable
  consuming func destroy<Value: Sendable, Failure: Error>(of value: Value.Type, _ failure: Failure.Type) {
    for index in 0..<count where unsafe receiver(index).pointee != nil {
      unsafe delivery(index, of: value, failure).deinitialize(count: 1)
    }
  }

  /// References and closures can be moved as bytes.
  private func copy(_ index: Int, to other: Int) {
    guard let storage = unsafe storage else { return }
    unsafe (storage + other * Self.stride)
      .copyMemory(from: storage + index * Self.stride, byteCount: Self.stride)
  }

  @usableFromInline
  mutating func grow() {
    capacity = max(1, 2 * capacity)
    let larger = UnsafeMutableRawPointer.allocate(
      byteCount: capacity * Self.stride,
      alignment: unsafe MemoryLayout<UnsafeRawPointer>.alignment
    )
    if let storage = unsafe storage {
      unsafe larger.copyMemory(from: storage, byteCount: count * Self.stride)
      unsafe storage.deallocate()
    }
    unsafe storage = larger
  }
}
