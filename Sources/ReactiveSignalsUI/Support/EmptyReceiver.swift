#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
import Foundation
import ObjectiveC
import ReactiveSignals

/// An object that answers each message as `nil` does, with zero.
///
/// A method is added with an implementation that reads no argument, and that returns zero where `EmptyAnswer` states that the caller
/// expects it. The caller removes the arguments from the stack on all platforms.
class EmptyReceiver: NSObject {
  /// The receivers have no state, so any thread may call them.
  private static let receivers: [EmptyAnswer: UncheckedSendable<EmptyReceiver>] = [
    .word: UncheckedSendable(EmptyReceiver()), .real: UncheckedSendable(RealReceiver()),
    .twoWords: UncheckedSendable(TwoWordsReceiver()), .twoReals: UncheckedSendable(TwoRealsReceiver()),
    .fourReals: UncheckedSendable(FourRealsReceiver()),
  ]

  /// Returns the object that answers in a way.
  static func receiver(_ answer: EmptyAnswer) -> Any? { receivers[answer]?.wrapped }

  /// A block that returns zero.
  fileprivate class var implementation: Any {
    let block: @convention(block) (AnyObject) -> UInt = { _ in 0 }
    return block
  }

  override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
    Methods.add(selector, to: self, implementation)
  }
}

private final class RealReceiver: EmptyReceiver {
  fileprivate override class var implementation: Any {
    let block: @convention(block) (AnyObject) -> Double = { _ in 0 }
    return block
  }
}

private final class TwoWordsReceiver: EmptyReceiver {
  fileprivate override class var implementation: Any {
    let block: @convention(block) (AnyObject) -> NSRange = { _ in NSRange() }
    return block
  }
}

private final class TwoRealsReceiver: EmptyReceiver {
  fileprivate override class var implementation: Any {
    let block: @convention(block) (AnyObject) -> CGPoint = { _ in CGPoint() }
    return block
  }
}

private final class FourRealsReceiver: EmptyReceiver {
  fileprivate override class var implementation: Any {
    let block: @convention(block) (AnyObject) -> CGRect = { _ in CGRect() }
    return block
  }
}
#endif
