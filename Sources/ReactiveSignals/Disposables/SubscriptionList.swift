import _ReactiveSignalsAtomics
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
    /// The rest of what the inspector shows, while it runs.
    package var inspected: Details?
  }

  /// The subscription of an entry, and its events.
  package struct Details: Sendable {
    /// The subscription, which is not retained.
    let reference: CompoundDisposable.ParentReference
    package let began: UInt64
    /// The events, if the signal is tracked.
    package var record: Inspection.Events?
    /// The sources and operators, if the signal is tracked.
    package var description: String?
  }

  /// The name and the place of a signal that the program tracks.
  package typealias Mark = (name: String, fileID: String, line: Int)

  /// The list of the current task. Scheduled work has the list of the code that has scheduled it.
  @TaskLocal package static var ofTask: SubscriptionList?

  package static let ofProgram = SubscriptionList()

  private static let recordsProgram = Atomic<Bool>(false)
  private static let lastNumber = Atomic<Int>(0)

  private let byNumber = Locked<[Int: Entry]>([:])

  /// The entries in the order in which the subscriptions began.
  package var entries: [Entry] { byNumber.withLock { Array($0.values) }.ordered { $0.number < $1.number } }

  package var isEmpty: Bool { byNumber.withLock { $0.isEmpty } }

  /// A Boolean value that indicates whether new subscriptions enter ``ofProgram`` even while no inspector runs.
  package static var isProgramRecorded: Bool {
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
    return (isProgramRecorded || Inspection.isOn ? [ofProgram] : []) + (ofTask.map { [$0] } ?? [])
  }

  /// A Boolean value that indicates whether new subscriptions are recorded.
  static var isRecording: Bool { !current.isEmpty }

  /// Records a subscription until it ends or is released.
  static func record(_ subscription: CompoundDisposable) {
    for list in current { list.insert(subscription, mark: nil) }
  }

  /// Gives a recorded subscription a name. Records another subscription, and one that has a name.
  ///
  /// - Parameter describe: A closure that describes the signal for the inspector.
  /// - Returns: The record for the events of the subscription, if the inspector runs.
  static func mark(
    _ subscription: CompoundDisposable,
    _ mark: Mark,
    describedBy describe: () -> String
  ) -> Inspection.Events? {
    let lists = current
    let inspection = lists.contains { $0 === ofProgram } ? Inspection.current : nil
    let record = inspection.map { Inspection.Events($0) }
    let description = inspection.map { _ in describingIdentities(describe) }
    for list in lists {
      let mine = list === ofProgram ? record : nil
      if !list.name(subscription, mark, mine, description) {
        list.insert(subscription, mark: mark, mine, description)
      }
    }
    return record
  }

  /// Calls `describe`, in which shared sources add a number to their names. So the inspector sees which ones are the same.
  private static func describingIdentities(_ describe: () -> String) -> String {
    let before = rs_describes_identities()
    rs_set_describes_identities(true)
    defer { rs_set_describes_identities(before) }
    return describe()
  }

  /// Returns work that has the list of the current task.
  package static func inherited(by work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard rs_has_root_watchers(), let list = ofTask else { return work }
    return { $ofTask.withValue(list, operation: work) }
  }

  private func insert(
    _ subscription: CompoundDisposable,
    mark: Mark?,
    _ record: Inspection.Events? = nil,
    _ description: String? = nil
  ) {
    let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
    var entry = Entry(number: number, calls: .currentCalls, mark: mark)
    if self === Self.ofProgram, let inspection = Inspection.current {
      entry.inspected = Details(
        reference: subscription.makeReferenceForChildren(),
        began: inspection.now(),
        record: record,
        description: description
      )
    }
    byNumber.withLock { [entry] in $0[number] = entry }
    _ = subscription.insert(.disposable(Presence(in: self, number)))
  }

  private func name(
    _ subscription: CompoundDisposable,
    _ mark: Mark,
    _ record: Inspection.Events?,
    _ description: String?
  ) -> Bool {
    subscription.members.contains { _, member in
      guard let presence = member.disposable as? Presence, presence.list === self else { return false }
      return byNumber.withLock { entries in
        guard let entry = entries[presence.number], entry.mark == nil else { return false }
        entries[presence.number]?.mark = mark
        entries[presence.number]?.inspected?.record = record
        entries[presence.number]?.inspected?.description = description
        return true
      }
    }
  }

  /// The member of a subscription that is in a list.
  final class Presence: Disposable {
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
