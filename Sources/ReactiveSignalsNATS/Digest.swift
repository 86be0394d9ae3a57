#if NATS
import Foundation
#if canImport(CryptoKit)
import CryptoKit

/// The digest SHA-256 of bytes that come in parts, by CryptoKit.
struct Digest: Sendable {
  private var hash = SHA256()

  mutating func add(_ data: Data) { hash.update(data: data) }

  /// Returns the digest of the bytes so far.
  func result() -> Data { Data(hash.finalize()) }
}
#else
import CNATS
import ReactiveSignals

/// The digest SHA-256 of bytes that come in parts, by OpenSSL, which libnats is linked with.
struct Digest: Sendable {
  private let context = DigestContext()

  mutating func add(_ data: Data) { context.add(data) }

  /// Returns the digest of the bytes so far.
  func result() -> Data { context.result() }
}

/// The state of a digest in OpenSSL.
///
/// `@unchecked Sendable`: the address is constant and belongs to this object, which frees it last. Its one owner, a ``Digest`` behind a lock,
/// makes one call at a time.
@safe
private final class DigestContext: @unchecked Sendable {
  private let pointer = unsafe EVP_MD_CTX_new()

  init() { check(unsafe EVP_DigestInit_ex(pointer, EVP_sha256(), nil)) }

  deinit { unsafe EVP_MD_CTX_free(pointer) }

  func add(_ data: Data) {
    check(unsafe data.withUnsafeBytes { unsafe EVP_DigestUpdate(pointer, $0.baseAddress, $0.count) })
  }

  func result() -> Data {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let copy = unsafe EVP_MD_CTX_new()
    defer { unsafe EVP_MD_CTX_free(copy) }
    check(unsafe EVP_MD_CTX_copy_ex(copy, pointer))
    check(unsafe EVP_DigestFinal_ex(copy, &digest, &count))
    return Data(digest.prefix(Int(count)))
  }

  /// These functions fail without memory, or where the system forbids SHA-256.
  private func check(_ status: CInt) {
    stopProgram(unless: status == 1, "OpenSSL computes no digest SHA-256. Free memory, or permit SHA-256")
  }
}
#endif
#endif
