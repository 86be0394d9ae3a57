public import Foundation
public import ReactiveSignals
import Dispatch

extension FileHandle {
  /// A signal that sends what can be read from this handle, as it comes, and completes at the end of the file.
  ///
  ///     FileHandle.standardInput.chunks().lines().subscribe { print("you said", $0) }
  ///
  /// Each subscription reads on from where the handle is. Chunks are at most `size` bytes long, and are sent
  /// on a queue of Dispatch's, one after another. Not more than `size` bytes are read before the subscriber has handled
  /// the ones before. Disposal stops reading, and waits for a read that is under way; what has been read and not been sent
  /// is lost.
  ///
  /// The handle is kept open as long as it is being read, and is not closed by the signal. Nobody else may close it
  /// meanwhile.
  ///
  /// RAC: `rac_readInBackground`, which started at once.
  public func chunks(ofAtMost size: Int = 65_536) -> Signal<Data, POSIXError> {
    precondition(size > 0, "A chunk has at least one byte")
    return .create { subscriber in
      let reading = Reading(self, size, subscriber)
      subscriber.onDispose { reading.stop() }
      reading.goOn()
    }
  }
}

/// Reads a file for one subscription.
///
/// It reads only what is there: while there is nothing it waits at ``Readiness`` and takes no thread. `DispatchIO`
/// and Dispatch's sources would do the same, but on Linux they crash when the writers of pipes hang up while other sources
/// begin and end (swift-corelibs-libdispatch issue 949).
final class Reading: Sendable {
  private let handle: FileHandle
  private let size: Int
  private let subscriber: Subscriber<Data, POSIXError>
  private let queue = DispatchQueue(label: "ReactiveSignals.chunks", target: .global())
  private let turn: Turn
  let descriptor: Int32

  fileprivate init(_ handle: FileHandle, _ size: Int, _ subscriber: Subscriber<Data, POSIXError>) {
    self.handle = handle
    self.size = size
    self.subscriber = subscriber
    descriptor = handle.fileDescriptor
    turn = Turn.of(descriptor)
  }

  /// Reads a chunk, on its queue, when there is one.
  func goOn() { queue.async { self.readOrWait() } }

  /// Nothing is read any more when this has returned.
  fileprivate func stop() { turn.take { Readiness.shared.forget(self) } }

  private func readOrWait() {
    do throws(System.Failure) {
      guard let bytes = try turn.take({ () throws(System.Failure) in try bytesIfThere() }) else { return }
      guard !bytes.isEmpty else { return subscriber.complete() }
      subscriber.send(Data(bytes))
      goOn()
    } catch {
      subscriber.fail(POSIXError(error))
    }
  }

  /// Reads what is there, nothing at the end. If it has to wait, or has been stopped, there is no result.
  private func bytesIfThere() throws(System.Failure) -> [UInt8]? {
    if subscriber.isDisposed { return nil }
    if System.isReadable(descriptor) { return try System.read(descriptor, atMost: size) }
    try System.checkAccess(to: descriptor)
    try Readiness.shared.add(self)
    return nil
  }
}

/// Has those who use a descriptor take turns.
///
/// Otherwise one could read what another has seen, which would then wait, and a read could take what has been written after its
/// disposal. Some descriptors share a turn.
private final class Turn: Sendable {
  private static let all = (0..<64).map { _ in Turn() }

  private let lock = Locked(())

  static func of(_ descriptor: Int32) -> Turn { all[Int(descriptor.magnitude) % all.count] }

  func take<Value: Sendable, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try lock.withLock { _ in Result(catching: body) }.get()
  }
}

extension POSIXError {
  init(_ failure: System.Failure) { self.init(POSIXErrorCode(rawValue: failure.number) ?? .EIO) }
}
