#if NATS
import CNATS
import Foundation

/// The reasons for which TLS has failed, as libnats and OpenSSL tell them to the thread that connects.
enum TLSRefusal {
  /// Forgets the failures of OpenSSL on this thread.
  static func forgetAll() {
    #if !canImport(CryptoKit)
    ERR_clear_error()
    #endif
  }

  /// Returns the reason for which a connection with TLS was not made, if this is what its status says.
  static func last(_ status: natsStatus) -> NATSInsecurity? {
    switch status {
    case NATS_OK: return nil
    case NATS_SECURE_CONNECTION_WANTED: return .noTLS
    case NATS_SSL_ERROR: return reason(in: Library.lastReason)
    default:
      // A server refuses a certificate, or its absence, behind the handshake of TLS 1.3. libnats has then read an end of the connection.
      return hasAlert ? .clientCertificate : nil
    }
  }

  /// Reads a text such as `SSL handshake error: 10:certificate has expired:depth=0:cert=…`, with a number of the verification.
  static func reason(in text: String) -> NATSInsecurity {
    let marker = "handshake error: "
    let number = text.range(of: marker).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
    // The numbers are `X509_V_ERR_…` of OpenSSL.
    switch number {
    case 10: return .expired
    case 9: return .notYetValid
    case 62, 63, 64: return .wrongName
    case 2, 18, 19, 20, 21: return .unknownAuthority
    default: return hasAlert || text.contains(" alert ") ? .clientCertificate : .other(text)
    }
  }

  /// A Boolean value that indicates whether the server has ended the connection with an alert about a certificate.
  private static var hasAlert: Bool {
    #if canImport(CryptoKit)
    // OpenSSL belongs to libnats alone there.
    return false
    #else
    // An alert is a failure of OpenSSL whose number is that of the alert and 1,000.
    let alerts = [40, 42, 43, 44, 45, 46, 48, 49, 116]
    return alerts.contains(Int(ERR_peek_last_error() & 0xfff) - 1000)
    #endif
  }
}
#endif
