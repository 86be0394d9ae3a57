#if NATS
import CNATS
import Foundation
import ReactiveSignals

/// The closures of credentials, in the form in which libnats asks them.
///
/// Memory that crosses to libnats: a signature is allocated here and freed there. A token is read there before the call after it, and freed
/// here with that call or with this object. The address is behind a lock, as a number.
final class CredentialSource: Sendable {
  private let credentials: NATSOptions.Credentials?
  private let lastToken = Locked(UInt(0))

  init(_ credentials: NATSOptions.Credentials?) { self.credentials = credentials }

  deinit { replaceToken(by: 0) }

  private func replaceToken(by address: UInt) {
    let earlier = lastToken.withLock { last in
      defer { last = address }
      return last
    }
    unsafe free(UnsafeMutableRawPointer(bitPattern: earlier))
  }

  /// The token for a connection. It is valid until the next call.
  @unsafe
  func token() -> UnsafePointer<CChar>? {
    guard case .tokens(let token) = credentials else { return nil }
    let copy = unsafe strdup(token().escapedForJSON)
    replaceToken(by: UInt(bitPattern: copy))
    return unsafe UnsafePointer(copy)
  }

  /// Signs the bytes of the server.
  @unsafe
  func sign(
    _ nonce: UnsafePointer<CChar>?,
    _ signature: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    _ count: UnsafeMutablePointer<CInt>?
  ) -> natsStatus {
    guard case .signedKey(_, let sign) = credentials, let nonce = unsafe nonce,
      let signed = try? sign(Data(unsafe String(cString: nonce).utf8)), !signed.isEmpty,
      let memory = unsafe malloc(signed.count)?.assumingMemoryBound(to: UInt8.self)
    else { return NATS_CONNECTION_AUTH_FAILED }
    unsafe signed.copyBytes(to: memory, count: signed.count)
    unsafe signature?.pointee = memory
    unsafe count?.pointee = CInt(signed.count)
    return NATS_OK
  }
}
#endif
