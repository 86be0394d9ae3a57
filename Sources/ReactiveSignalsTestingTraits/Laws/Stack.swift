import Dispatch
import Foundation
import _ReactiveSignalsSimulationShims

/// Runs `body` on a thread with a stack of that size, and waits for it. With a sanitizer the stack is larger, since
/// frames are.
package func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    end.signal()
  }
  thread.stackSize = isSanitized ? 16 * stackSize : stackSize
  thread.start()
  end.wait()
}

/// A Boolean value that indicates whether a sanitizer runs, which takes a part of the stack.
package let isSanitized = rs_is_address_sanitized() || rs_is_thread_sanitized()

/// The end of the stack of the calling thread.
@inline(never)
package func stackAddress() -> UInt { rs_stack_address() }
