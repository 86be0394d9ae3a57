import Observation
import Synchronization
import _ReactiveSignalsShims

/// The part that a property takes in the Observation module: its reads are recorded by `withObservationTracking`, and its changes
/// are reported.
///
/// Reading a property that nothing tracks has to cost next to nothing, and Observation does not tell whether a thread records reads.
/// So each thread owns a *probe*: an object whose registrar receives every read of a property that was not tracked before. Observation
/// puts a recorded read into a set, which hashes the key path, and the argument of this key path takes note of that. The property
/// then adopts the probe. Until that happens it has no registrar, and reports nothing.
final class RecordedReads: Observation.Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isFollowing = Atomic<Bool>(false)
  /// A Boolean value that indicates whether the main actor has read since another thread last reported a change.
  private let isReadOnMainActor = Atomic<Bool>(false)

  private static let sharedPath: any KeyPath<RecordedReads, Bool> & Sendable = \.[RecordedRead()]
  private let path = sharedPath

  private subscript(read: RecordedRead) -> Bool { true }

  /// Tells Observation of a read, and returns whether that is recorded.
  @discardableResult
  fileprivate func access() -> Bool {
    rs_set_has_recorded_read(false)
    registrar.access(self, keyPath: path)
    return rs_has_recorded_read()
  }

  /// Reports the changes of all sources of `node`, a read of which has been recorded.
  fileprivate static func track(_ node: PropertyNode) {
    guard let recorder = node.reads.object ?? probe else { return }
    let reads = node.reads.object { recorder }
    if recorder === probe { giveUpProbe() }
    reads.access()
    var search = NodeSearch<PropertyNode>()
    search.visit(node) { $0.findSources(&$1) }
    for source in search.found {
      let reads = source.reads.object { RecordedReads() }
      if !reads.isFollowing.exchange(true, ordering: .acquiringAndReleasing) {
        source.followChanges { reads.report() }
      }
      if isOnMainActor { reads.isReadOnMainActor.store(true, ordering: .releasing) }
      reads.access()
    }
  }

  private static var isOnMainActor: Bool { IsolatedHandler<Void>(MainActor.shared, {}).isHere }

  /// Reports a change to all trackings that have recorded a read.
  ///
  /// Observation begins a tracking after the reads it records. A change that another thread makes in between would be lost, and a view
  /// would show the former value. If the main actor has read the property, it therefore reports such a change once more.
  func report() {
    change()
    if Self.isOnMainActor || !isReadOnMainActor.exchange(false, ordering: .acquiringAndReleasing) { return }
    Task { @MainActor in change() }
  }

  private func change() {
    LockCheck.assertNoLocksHeld()
    registrar.withMutation(of: self, keyPath: path) {}
  }

  // MARK: The probe of a thread

  // The thread-local memory owns one reference to the probe, which `giveUpProbe` and the end of the thread release. Only the
  // thread itself uses that memory.
  private static var probe: RecordedReads? {
    guard let probe = unsafe rs_read_probe() else { return nil }
    return unsafe Unmanaged<RecordedReads>.fromOpaque(probe).takeUnretainedValue()
  }

  /// Tells Observation of a read with the probe of the thread, and returns whether that is recorded.
  fileprivate static func accessProbe() -> Bool {
    guard let probe = unsafe rs_read_probe() else {
      unsafe setProbe(Unmanaged.passRetained(RecordedReads()).toOpaque())
      return accessProbe()
    }
    return unsafe Unmanaged<RecordedReads>.fromOpaque(probe)._withUnsafeGuaranteedRef { $0.access() }
  }

  private static func giveUpProbe() {
    guard let probe = unsafe rs_read_probe() else { return }
    unsafe setProbe(nil)
    unsafe Unmanaged<RecordedReads>.fromOpaque(probe).release()
  }

  private static func setProbe(_ probe: UnsafeMutableRawPointer?) {
    unsafe rs_set_read_probe(probe) { probe in
      if let probe = unsafe probe { unsafe Unmanaged<RecordedReads>.fromOpaque(probe).release() }
    }
  }
}

/// The argument of the key path that reads are recorded under.
private struct RecordedRead: Hashable, Sendable {
  func hash(into hasher: inout Hasher) { rs_set_has_recorded_read(true) }
}

extension PropertyNode {
  /// Tells Observation that the value is read, and returns whether that is recorded. Then ``trackRead()`` has to be called.
  @usableFromInline final var isReadRecorded: Bool {
    // The word owns the object, and is written once.
    guard let reads = unsafe reads.unmanaged else { return RecordedReads.accessProbe() }
    return unsafe reads._withUnsafeGuaranteedRef { $0.access() }
  }

  /// Reports the changes of the value from now on.
  @usableFromInline final func trackRead() { RecordedReads.track(self) }
}
