/// The subscribers of a subject: a list that is walked without touching a reference count.
///
/// It owns its links, and gives them away only through `remove`, which its owner calls when nobody is
/// walking, and no place is reserved. Adding is fine meanwhile: the walk looks the storage up at each step.
///
/// A link that leaves makes a gap, and a reserved place is one; gaps are closed when they are the majority, so that
/// leaving costs amortised constant time and the order stays.
@safe
@frozen
@usableFromInline
struct LinkList<Link: AnyObject>: ~Copyable {
  @usableFromInline var storage: UnsafeMutablePointer<Unmanaged<Link>?>?
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
  func withLink(at index: Int, _ body: (Link) -> Void) {
    unsafe storage.unsafelyUnwrapped[index]?._withUnsafeGuaranteedRef(body)
  }

  /// Reserves the place behind all others for a link, and returns its index.
  @inlinable
  mutating func reserve() -> Int {
    if count == capacity { grow() }
    unsafe (storage.unsafelyUnwrapped + count).initialize(to: nil)
    count += 1
    gaps += 1
    return count - 1
  }

  /// Puts a link into a place that was reserved for it.
  @inlinable
  mutating func fill(_ index: Int, with link: Link) {
    unsafe storage.unsafelyUnwrapped[index] = .passRetained(link)
    gaps -= 1
  }

  /// Gives up a place that was reserved. When others have come behind it, it stays a gap.
  @inlinable
  mutating func giveBack(_ index: Int) {
    guard index == count - 1 else { return }
    count -= 1
    gaps -= 1
  }

  /// Takes a link out; `move` is told the new index of each that moves.
  @inlinable
  mutating func remove(at index: Int, move: (Link, Int) -> Void) -> Link? {
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

  /// Takes all links out.
  @inlinable
  mutating func removeAll() -> [Link] {
    var links: [Link] = []
    for index in 0..<count {
      if let link = unsafe storage?[index] { unsafe links.append(link.takeRetainedValue()) }
    }
    count = 0
    gaps = 0
    return links
  }

  @inlinable
  mutating func grow() {
    capacity = max(4, 2 * capacity)
    let larger = UnsafeMutablePointer<Unmanaged<Link>?>.allocate(capacity: capacity)
    if let storage = unsafe storage {
      unsafe larger.moveInitialize(from: storage, count: count)
      unsafe storage.deallocate()
    }
    unsafe storage = larger
  }
}
