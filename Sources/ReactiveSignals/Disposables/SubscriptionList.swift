import Synchronization
import _ReactiveSignalsShims

/// The live subscriptions of the program, or of some of its tasks.
///
/// It records the subscriptions at the roots of trees: those of `subscribe`, of iterators and of shared signals. A member of the
/// subscription removes it from the list when it ends, and when it is released. A count of those who look at new subscriptions spares
/// them a look at the lists while there is none.
package final class SubscriptionList: Sendable {
  /// A recorded subscription.
  package struct Entry: Sendable {
    package let number: Int
    /// The addresses of the calls that have made the subscription, innermost first.
    package let calls: [UInt]
    package var mark: Mark?
  }

  /// The name and the place of a signal that the program tracks.
  package struct Mark: Sendable {
    package let name: String
    package let fileID: String
    package let line: Int
  }

  /// The list of the current task. Scheduled work has the list of the code that has scheduled it.
  @TaskLocal package static var ofTask: SubscriptionList?

  static let ofProgram = SubscriptionList()

  private static let recordsProgram = Atomic<Bool>(false)
  private static let lastNumber = Atomic<Int>(0)

  private let byNumber = Locked<[Int: Entry]>([:])

  /// The entries in the order in which the subscriptions began.
  package var entries: [Entry] { byNumber.withLock { Array($0.values) }.sorted { $0.number < $1.number } }

  package var isEmpty: Bool { byNumber.withLock { $0.isEmpty } }

  /// A Boolean value that indicates whether new subscriptions enter ``ofProgram``.
  static var isProgramRecorded: Bool {
    get { recordsProgram.load(ordering: .relaxed) }
    set {
      guard recordsProgram.exchange(newValue, ordering: .relaxed) != newValue else { return }
      rs_change_root_watchers(newValue ? 1 : -1)
    }
  }

  /// Runs `body` in a task whose new subscriptions enter a new list, and returns the list.
  package static func recording<Failure: Error>(
    _ body: () async throws(Failure) -> Void
  ) async throws(Failure) -> SubscriptionList {
    let list = SubscriptionList()
    rs_change_root_watchers(1)
    defer { rs_change_root_watchers(-1) }
    let result: Result<Void, Failure> = await $ofTask.withValue(list) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    try result.get()
    return list
  }

  /// The lists that new subscriptions enter.
  private static var current: [SubscriptionList] {
    guard rs_has_root_watchers() else { return [] }
    return (isProgramRecorded ? [ofProgram] : []) + (ofTask.map { [$0] } ?? [])
  }

  /// A Boolean value that indicates whether new subscriptions are recorded.
  static var isRecording: Bool { !current.isEmpty }

  /// Records a subscription until it ends or is released.
  static func record(_ subscription: CompoundDisposable) {
    for list in current { list.insert(subscription, mark: nil) }
  }

  /// Gives a recorded subscription a name. Records another subscription, and one that has a name.
  static func mark(_ subscription: CompoundDisposable, _ mark: Mark) {
    for list in current where !list.name(subscription, mark) { list.insert(subscription, mark: mark) }
  }

  /// Returns work that has the list of the current task.
  package static func inherited(by work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard rs_has_root_watchers(), let list = ofTask else { return work }
    return { $ofTask.withValue(list, operation: work) }
  }

  private func insert(_ subscription: CompoundDisposable, mark: Mark?) {
    let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
    let entry = Entry(number: number, calls: Self.currentCalls, mark: mark)
    byNumber.withLock { $0[number] = entry }
    _ = subscription.insert(.disposable(Presence(in: self, number)))
  }

  private func name(_ subscription: CompoundDisposable, _ mark: Mark) -> Bool {
    subscription.members.contains { _, member in
      guard let presence = member.disposable as? Presence, presence.list === self else { return false }
      return byNumber.withLock { entries in
        guard let entry = entries[presence.number], entry.mark == nil else { return false }
        entries[presence.number]?.mark = mark
        return true
      }
    }
  }

  private static var currentCalls: [UInt] {
    // Safe: the function sets the first elements, and returns their number.
    unsafe Array(unsafeUninitializedCapacity: 64) { calls, count in
      unsafe count = rs_current_calls(calls.baseAddress, calls.count)
    }
  }

  /// The member of a subscription that is in a list.
  private final class Presence: Disposable {
    let list: SubscriptionList
    let number: Int

    init(in list: SubscriptionList, _ number: Int) {
      self.list = list
      self.number = number
    }

    deinit { dispose() }

    var isDisposed: Bool { false }

    func dispose() {
      // Released outside the lock.
      _ = list.byNumber.withLock { $0.removeValue(forKey: number) }
    }
  }
}
