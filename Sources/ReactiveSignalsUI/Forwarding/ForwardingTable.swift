/// The methods that a delegate in front of another one has promised, and the receiver of each call.
///
/// A framework asks for an optional method when the delegate is set, and remembers the answer. The other delegate is held weakly, so a
/// call may arrive for a method that it has implemented and that nobody implements now.
package struct ForwardingTable<Method: Hashable & Sendable>: Sendable {
  /// The receiver of a call.
  package enum Receiver: Hashable, Sendable {
    /// The other delegate.
    case other
    /// Nobody: the call is answered as one to `nil`.
    case nobody(EmptyAnswer)
    /// Nobody, and the method was never there. The program has a defect, which ends it.
    case unrecognized
  }

  private var promises: [Method: EmptyAnswer] = [:]
  private var hadOther = false

  package init() {}

  /// Notes that there is another delegate now.
  package mutating func otherIsSet() { hadOther = true }

  /// Notes that the other delegate implements a method.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - answer: The answer when nobody implements it any more.
  package mutating func promise(_ method: Method, answer: EmptyAnswer) { promises[method] = answer }

  /// Returns the receiver of a call that the delegate in front does not implement.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - isOtherThere: A Boolean value that indicates whether the other delegate is alive.
  ///   - doesOtherRespond: A Boolean value that indicates whether the other delegate implements the method.
  package func receiver(of method: Method, isOtherThere: Bool, doesOtherRespond: Bool) -> Receiver {
    if doesOtherRespond { return .other }
    if let answer = promises[method] { return .nobody(answer) }
    // A required method is called without a question.
    return isOtherThere || !hadOther ? .unrecognized : .nobody(.word)
  }
}
