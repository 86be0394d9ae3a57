import Observation
import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// The part that a property takes in the Observation module: its reads are recorded by `withObservationTracking`, and its changes
/// are reported.
///
/// Reading a property that nothing tracks has to cost next to nothing, and Observation does not tell whether a thread records reads.
/// So each thread owns a *probe*: an object whose registrar receives every read of a property that was not tracked before. Observation
/// puts a recorded read into a set, which hashes the key path, and the argument of this key path takes note of that. The property
/// then adopts the probe. Until that happens it has no registrar, and reports nothing.
final class RecordedReads: Sendable {
  #if canImport(Darwin)
  /// The registrar, which older systems do not have.
  private let box: (any AnyObject & Sendable)? = {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) { Registrar() } else { nil }
  }()

  // Safe: it is a `Registrar` where this property is available.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private var registrar: ObservationRegistrar {
    unsafe unsafeDowncast(box.unsafelyUnwrapped, to: Registrar.self).registrar
  }
  #else
  private let registrar = ObservationRegistrar()
  #endif
  private let isFollowing = Atomic<Bool>(false)
  /// A Boolean value that indicates whether the main actor has read since another thread last reported a change.
  private let isReadOnMainActor = Atomic<Bool>(false)

  private static let sharedPath: any KeyPath<RecordedReads, Bool> & Sendable = \.[Read()]
  private let path = sharedPath

  private subscript(read: Read) -> Bool { true }

  /// Tells Observation of a read, and returns whether that is recorded.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @discardableResult
  fileprivate func access() -> Bool {
    rs_set_has_recorded_read(false)
    registrar.access(self, keyPath: path)
    return rs_has_recorded_read()
  }

  /// Reports the changes of all sources of `node`, a read of which has been recorded.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  fileprivate static func track(_ node: PropertyNode) {
    let probe = Self.probe.object
    guard let recorder = node.rare.object?.reads.object ?? probe else { return }
    let reads = node.rareParts.reads.object { recorder }
    if recorder === probe { Self.probe.giveUp() }
    reads.access()
    for source in node.sources {
      let reads = source.rareParts.reads.object { RecordedReads() }
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
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  func report() {
    change()
    if Self.isOnMainActor || !isReadOnMainActor.exchange(false, ordering: .acquiringAndReleasing) { return }
    Task { @MainActor in change() }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private func change() {
    LockCheck.assertNoLocksHeld()
    registrar.withMutation(of: self, keyPath: path) {}
  }

  /// The probe of the thread, which owns it.
  private static var probe: ThreadObject<RecordedReads> { ThreadObject(slot: rs_slot_probe) }

  /// Tells Observation of a read with the probe of the thread, and returns whether that is recorded.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  fileprivate static func accessProbe() -> Bool { probe.with(orMake: RecordedReads.init) { $0.access() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension RecordedReads: Observation.Observable {
  #if canImport(Darwin)
  private final class Registrar: Sendable {
    let registrar = ObservationRegistrar()
  }
  #endif
}

extension RecordedReads {
  /// The argument of the key path that reads are recorded under.
  private struct Read: Hashable, Sendable {
    func hash(into hasher: inout Hasher) { rs_set_has_recorded_read(true) }
  }
}

extension PropertyNode {
  /// Tells Observation that the value is read, and returns whether that is recorded. Then ``trackRead()`` has to be called.
  @usableFromInline final var isReadRecorded: Bool {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return false }
    if let isRecorded = rare.withObject({ $0.reads.withObject { $0.access() } }) ?? nil { return isRecorded }
    return RecordedReads.accessProbe()
  }

  /// Reports the changes of the value from now on.
  @usableFromInline final func trackRead() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) { RecordedReads.track(self) }
  }
}
