import Foundation
import ReactiveSignals

#if canImport(FoundationNetworking)
import FoundationNetworking

/// The sessions in which tasks can be canceled.
///
/// They have no cache. With one, a task asks it on another thread before its transfer exists, and a cancellation that comes meanwhile takes
/// effect later, where ``RedirectDecision`` does not wait for it. Nothing is lost: Foundation of Swift 6.3 stores no response in a cache.
enum TaskSessions {
  private struct Entry: Sendable {
    weak var owner: URLSession?
    let session: URLSession
  }

  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Returns the session for the requests of another one. They use its connections again.
  static func session(for owner: URLSession) -> URLSession {
    let id = ObjectIdentifier(owner)
    let (session, _) = entries.withLock { entries -> (URLSession, [Entry]) in
      if let entry = entries[id], entry.owner === owner { return (entry.session, []) }
      // The sessions of those that have gone are released behind the lock.
      let gone = entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      let session = URLSession(configuration: configuration(of: owner), delegate: nil, delegateQueue: nil)
      entries[id] = Entry(owner: owner, session: session)
      return (session, gone)
    }
    return session
  }

  /// Returns a session for one task, whose delegate is told everything.
  static func session(for owner: URLSession, _ delegate: any URLSessionDataDelegate) -> URLSession {
    URLSession(configuration: configuration(of: owner), delegate: delegate, delegateQueue: nil)
  }

  private static func configuration(of owner: URLSession) -> URLSessionConfiguration {
    guard let copy = owner.configuration.copy() as? URLSessionConfiguration else { return .ephemeral }
    copy.urlCache = nil
    return copy
  }
}
#endif
