#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import Foundation
import ObjectiveC
import ReactiveSignals

/// The methods of Objective-C whose implementations are replaced by ones that also report the calls.
///
/// Safe: an implementation is called by the type that `MethodShape` has read from the encoding of the method. A replaced
/// implementation stays for the whole process, as the block that it calls does.
@MainActor
enum MethodInterception {
  private typealias Plain = @convention(c) (AnyObject, Selector) -> Void
  private typealias WithBoolean = @convention(c) (AnyObject, Selector, ObjCBool) -> Void
  private typealias WithSelector = @convention(c) (AnyObject, Selector, Selector?) -> Void
  private typealias WithObject = @convention(c) (AnyObject, Selector, AnyObject?) -> Void

  /// The addresses of the methods that are replaced. A subclass without an override has the method of its superclass.
  private static var replaced: Set<UInt> = []

  /// Replaces a method without a result by one that calls `body` with the object, the argument and the implementation from before.
  ///
  /// The first call for a method replaces it. A call on another thread than the main one is passed on alone.
  ///
  /// - Parameters:
  ///   - selector: The selector of the method.
  ///   - owner: The class whose objects have the method.
  ///   - body: A closure that calls the implementation from before.
  /// - Returns: The shape of the method, or `nil` if there is no such method, or one of another shape.
  @discardableResult
  static func replace(
    _ selector: Selector,
    of owner: AnyClass,
    _ body: @escaping @MainActor (AnyObject, Any?, () -> Void) -> Void
  ) -> MethodShape? {
    guard
      let method = unsafe class_getInstanceMethod(owner, selector),
      let encoding = Methods.encoding(of: selector, in: owner),
      let shape = MethodShape(encoding: encoding)
    else { return nil }
    guard replaced.insert(UInt(bitPattern: method)).inserted else { return shape }
    let original = unsafe method_getImplementation(method)
    let block: Any
    switch shape {
    case .noArgument:
      let call = unsafe unsafeBitCast(original, to: Plain.self)
      let replacement: @convention(block) @Sendable (AnyObject) -> Void = { object in
        run(body, on: object, nil) { call(object, selector) }
      }
      block = replacement
    case .boolean:
      let call = unsafe unsafeBitCast(original, to: WithBoolean.self)
      let replacement: @convention(block) @Sendable (AnyObject, ObjCBool) -> Void = { object, argument in
        run(body, on: object, argument.boolValue) { call(object, selector, argument) }
      }
      block = replacement
    case .selector:
      let call = unsafe unsafeBitCast(original, to: WithSelector.self)
      let replacement: @convention(block) @Sendable (AnyObject, Selector?) -> Void = { object, argument in
        run(body, on: object, argument) { call(object, selector, argument) }
      }
      block = replacement
    case .object:
      let call = unsafe unsafeBitCast(original, to: WithObject.self)
      let replacement: @convention(block) @Sendable (AnyObject, AnyObject?) -> Void = { object, argument in
        run(body, on: object, argument) { call(object, selector, argument) }
      }
      block = replacement
    }
    unsafe method_setImplementation(method, imp_implementationWithBlock(block))
    return shape
  }

  private nonisolated static func run(
    _ body: @MainActor (AnyObject, Any?, () -> Void) -> Void,
    on object: AnyObject,
    _ argument: Any?,
    _ original: () -> Void
  ) {
    guard Thread.isMainThread else { return original() }
    withoutActuallyEscaping(original) { original in
      // All three stay on this thread, which is that of the main actor.
      let call = UncheckedSendable((object, argument, original))
      MainActor.assumeIsolated { body(call.wrapped.0, call.wrapped.1, call.wrapped.2) }
    }
  }

  /// Returns the object that `associatedObject(of:orMake:)` has made for an owner, if it has.
  static func existing<Associated: AnyObject>(_ type: Associated.Type, of owner: AnyObject) -> Associated? {
    // The key of that function.
    let key = unsafe unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self)
    return unsafe objc_getAssociatedObject(owner, key) as? Associated
  }
}

/// The functions of the Objective-C runtime for a method that is known by its selector.
///
/// Safe: the encoding of a method is copied, and lives as long as its class. A caller of `perform` knows that the method takes an object at
/// most. The runtime does not say who retains the result, so it is either not used, or one that lives as long as the process.
enum Methods {
  /// The types of the arguments and of the result of a method, or `nil` if a class has no such method.
  static func encoding(of selector: Selector, in owner: AnyClass?) -> String? {
    guard
      let method = unsafe class_getInstanceMethod(owner, selector),
      let encoding = unsafe method_getTypeEncoding(method)
    else { return nil }
    return unsafe String(cString: encoding)
  }

  /// Adds a method to a class, unless it has one. Its encoding says that it has neither arguments nor a result.
  ///
  /// - Parameter block: A block with the object as its only argument. It lives as long as the process.
  static func add(_ selector: Selector, to owner: AnyClass, _ block: Any) -> Bool {
    unsafe class_addMethod(owner, selector, imp_implementationWithBlock(block), "v@:")
  }

  /// Calls a method whose result is not used.
  static func perform(_ selector: Selector, on target: any NSObjectProtocol, with argument: Any?) {
    _ = unsafe target.perform(selector, with: argument, with: nil)
  }

  /// Returns the result of a method of a class, which is an object that lives as long as the process.
  static func shared(_ selector: Selector, of owner: NSObject.Type) -> AnyObject? {
    guard owner.responds(to: selector), let shared = unsafe owner.perform(selector) else { return nil }
    return unsafe shared.takeUnretainedValue()
  }
}
#endif
