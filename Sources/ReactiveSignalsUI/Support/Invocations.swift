#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
public import Foundation
public import ReactiveSignals

extension InterfaceObject where Self: NSObject {
  /// Returns a signal that sends after each call of a method of this object.
  ///
  /// <!-- fragment -->
  ///
  ///     controller.signal(after: #selector(UIViewController.viewDidLoad)).subscribe { print("loaded") }
  ///
  /// The method returns nothing, and has no argument, a Boolean value or an object. The first subscription for a method replaces its
  /// implementation, in the class that has it, by one that also sends. A call by code of Swift that does not go through Objective-C is not
  /// sent: the method is that of a framework, or is marked `@objc dynamic`.
  ///
  /// - **Sends**: a value after each call on the main thread.
  /// - **Ends**: completes when the object is released, and immediately if there is no such method. It never fails.
  /// - **Disposal**: removes the subscription.
  /// - **Thread**: the main actor.
  /// - **Memory**: no value is kept. The object is not kept alive.
  ///
  /// RAC: `rac_signalForSelector:`, for methods of these forms. RxCocoa: `methodInvoked`.
  ///
  /// - Parameter selector: The selector of the method.
  /// - Returns: A signal of the calls.
  /// - Complexity: O(1) for each call.
  public func signal(after selector: Selector) -> MainSignal<Void, Never> {
    invocations(of: selector) { $0.after }.mapReplace(())
  }

  /// Returns a signal that sends before each call of a method of this object. It behaves as ``signal(after:)`` otherwise.
  ///
  /// RxCocoa: `sentMessage`.
  ///
  /// - Parameter selector: The selector of the method.
  /// - Returns: A signal of the calls.
  public func signal(before selector: Selector) -> MainSignal<Void, Never> {
    invocations(of: selector) { $0.before }.mapReplace(())
  }

  /// Returns a signal of the Boolean value of each call of a method of this object, such as `viewDidAppear(_:)`, after the call.
  ///
  /// <!-- fragment -->
  ///
  ///     controller.signal(of: Bool.self, after: #selector(UIViewController.viewDidAppear(_:)))
  ///
  /// Calls of a method without a Boolean value are not sent. It behaves as ``signal(after:)`` otherwise.
  ///
  /// - Parameters:
  ///   - type: The type of the argument.
  ///   - selector: The selector of the method.
  /// - Returns: A signal of the arguments.
  public func signal(of type: Bool.Type, after selector: Selector) -> MainSignal<Bool, Never> {
    invocations(of: selector) { $0.after }.compactMap { $0 }
  }

  private func invocations(
    of selector: Selector,
    _ moment: @escaping @MainActor (Invocations.Calls) -> MainSubject<Bool?, Never>
  ) -> MainSignal<Bool?, Never> {
    MainSignal
      .create { [weak self] subscriber in
        guard let self else { return }
        guard Invocations.start(selector, of: type(of: self)) else {
          tell(
            "\(type(of: self)) has no method \(selector) that returns nothing and has at most one object or Boolean value"
          )
          return subscriber.complete()
        }
        let calls = associatedObject(of: self) { Invocations() }.calls(of: selector)
        subscriber.add(moment(calls).subscribe { subscriber.send($0) })
      }
      .take(during: Lifetime(of: self))
  }
}

/// The calls of methods of one object.
@MainActor
private final class Invocations {
  /// The calls of one method.
  final class Calls {
    /// The Boolean value of each call that has one.
    let before = MainSubject<Bool?, Never>()
    let after = MainSubject<Bool?, Never>()
    var depth = CallDepth()
  }

  private var calls: [Selector: Calls] = [:]

  nonisolated init() {}

  func calls(of selector: Selector) -> Calls {
    let calls = calls[selector] ?? Calls()
    self.calls[selector] = calls
    return calls
  }

  /// Makes the objects of a class report the calls of a method.
  ///
  /// - Returns: A Boolean value that indicates whether the class has such a method.
  static func start(_ selector: Selector, of owner: AnyClass) -> Bool {
    MethodInterception.replace(selector, of: owner) { object, argument, original in
      guard let calls = MethodInterception.existing(Invocations.self, of: object)?.calls[selector] else {
        return original()
      }
      if calls.depth.begin() { calls.before.send(argument as? Bool) }
      original()
      if calls.depth.end() { calls.after.send(argument as? Bool) }
    } != nil
  }
}
#endif
