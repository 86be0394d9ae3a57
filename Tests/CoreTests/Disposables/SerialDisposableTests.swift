import TestSupport

@Suite(.withoutLeaks) struct SerialDisposableTests {
  @Test("Disposing disposes the contents and removes them", .proves("B337"))
  func disposal() {
    let inner = BlockDisposable()
    let serial = SerialDisposable(inner)
    #expect(serial.inner === inner)
    #expect(!serial.isDisposed)
    serial.dispose()
    #expect(serial.isDisposed)
    #expect(inner.isDisposed)
    #expect(serial.inner == nil)
  }

  @Test("A disposable assigned after disposal is disposed immediately", .proves("B338"))
  func late() {
    let serial = SerialDisposable()
    serial.dispose()
    let newcomer = BlockDisposable()
    serial.inner = newcomer
    #expect(newcomer.isDisposed)
    #expect(serial.inner == nil)
  }

  @Test("Assignment disposes the previous contents, and nil may be assigned", .proves("B339", "B341", "W12"))
  func replacing() {
    let (first, second) = (BlockDisposable(), BlockDisposable())
    let serial = SerialDisposable()
    serial.inner = nil
    serial.inner = first
    #expect(!first.isDisposed)
    serial.inner = second
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
    serial.inner = nil
    #expect(second.isDisposed)
    #expect(serial.inner == nil)
    #expect(!serial.isDisposed)
  }

  @Test("Assigning the same contents disposes nothing")
  func same() {
    let inner = BlockDisposable()
    let serial = SerialDisposable(inner)
    serial.inner = inner
    #expect(!inner.isDisposed)
    #expect(serial.inner === inner)
  }

  @Test("swap returns the old contents undisposed, and after disposal disposes the new ones", .proves("B340"))
  func swap() {
    let (first, second, third) = (BlockDisposable(), BlockDisposable(), BlockDisposable())
    let serial = SerialDisposable(first)
    #expect(serial.swap(second) === first)
    #expect(!first.isDisposed)
    serial.dispose()
    #expect(second.isDisposed)
    #expect(serial.swap(third) == nil)
    #expect(third.isDisposed)
  }

  @Test("Disposing the contents does not dispose the serial disposable", .proves("B342"))
  func innerDisposal() {
    let inner = BlockDisposable()
    let serial = SerialDisposable(inner)
    inner.dispose()
    #expect(!serial.isDisposed)
    #expect(serial.inner === inner)
  }

  @Test("Releasing it disposes nothing", .proves("B343"))
  func release() {
    let inner = BlockDisposable()
    _ = SerialDisposable(inner)
    #expect(!inner.isDisposed)
  }

  @Test("A cleanup may assign new contents")
  func reentrancy() {
    let serial = SerialDisposable()
    let log = Log<String>()
    serial.inner = BlockDisposable {
      log.append("first")
      serial.inner = BlockDisposable { log.append("third") }
    }
    serial.inner = BlockDisposable { log.append("second") }
    expectEqual(log.entries, ["first", "second"])
    serial.dispose()
    expectEqual(log.entries, ["first", "second", "third"])
  }

  @Test("Concurrent assignment, swap and disposal dispose each disposable exactly once", .proves("B343"))
  func threads() {
    for _ in 0..<100 {
      let serial = SerialDisposable()
      let count = Shared(0)
      onThreads(4) { thread in
        for number in 0..<20 {
          let newcomer = BlockDisposable { count.withLock { $0 += 1 } }
          if thread == 0 {
            serial.inner = newcomer
          } else if thread == 3, number == 10 {
            serial.dispose()
            newcomer.dispose()
          } else {
            serial.swap(newcomer)?.dispose()
          }
        }
      }
      expectEqual(count.value, 80)
      #expect(serial.inner == nil)
    }
  }
}
