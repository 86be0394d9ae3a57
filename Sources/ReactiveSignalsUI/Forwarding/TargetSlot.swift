/// The target and the action that an object of a user interface had before its signals took their place.
///
/// The first subscription takes the place, and the end of the last one gives it back. Meanwhile each action is passed on.
package struct TargetSlot<Action: Hashable> {
  /// A target and its action.
  package struct Pair {
    package weak var target: AnyObject?
    package var action: Action?

    package init(_ target: AnyObject?, _ action: Action?) {
      self.target = target
      self.action = action
    }
  }

  private var original = Pair(nil, nil)
  private var hadTarget = false
  private var count = 0

  package init() {}

  /// Notes a subscription.
  ///
  /// - Parameters:
  ///   - present: The target and the action that the object has.
  ///   - own: The target of the signals.
  /// - Returns: A Boolean value that indicates whether the object has to be given the target of the signals.
  package mutating func subscribe(present: Pair, own: AnyObject) -> Bool {
    count += 1
    if present.target === own { return false }
    // Also when the app has set another target after an earlier subscription.
    original = present
    hadTarget = present.target != nil
    return true
  }

  /// Notes the end of a subscription.
  ///
  /// - Parameters:
  ///   - present: The target and the action that the object has.
  ///   - own: The target of the signals.
  /// - Returns: The target and the action to give back, or `nil` if others still subscribe, or if the app has set another target.
  package mutating func unsubscribe(present: Pair, own: AnyObject) -> Pair? {
    count -= 1
    guard count == 0, present.target === own else { return nil }
    return isTargetGone ? Pair(nil, nil) : original
  }

  /// Takes a target that the app sets while the signals have its place.
  ///
  /// - Parameter target: The target.
  /// - Returns: A Boolean value that indicates whether it was taken. Otherwise the object has to be given it.
  package mutating func take(target: AnyObject?) -> Bool {
    guard count > 0 else { return false }
    original.target = target
    hadTarget = target != nil
    return true
  }

  /// Takes an action that the app sets while the signals have its place.
  ///
  /// - Parameter action: The action.
  /// - Returns: A Boolean value that indicates whether it was taken. Otherwise the object has to be given it.
  package mutating func take(action: Action?) -> Bool {
    guard count > 0 else { return false }
    original.action = action
    return true
  }

  /// The target and the action to call at each action of the object. An action without a target goes to the first responder.
  package var next: Pair? { original.action == nil || isTargetGone ? nil : original }

  /// A target that is gone is not `nil`, which would mean the first responder.
  private var isTargetGone: Bool { hadTarget && original.target == nil }
}
