import TestSupport

@Suite(.withoutLeaks) struct WindowThroughMatchingTests {
  @Test("Disposing in the handler of a window that begins with a match delivers nothing more")
  func disposalAtMatch() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let windows = Log<WindowedSignal<Int, TestFailure>>()
    subscription.inner = source.window(throughMatching: { $0 == 0 }).subscribe(
      next: { window in
        windows.append(window)
        subscription.dispose()
      },
      failed: { _ in }
    )
    source.send(0, 1)
    expectEqual(windows.entries.count, 1)
    expectEqual(source.ends, 1)
  }
}
