import TestSupport

@Suite(.withoutLeaks) struct WindowOnTests {
  @Test("The open window fails with either signal, after the result")
  func failure() {
    for failsFirst in [true, false] {
      let source = Source<Int>()
      let boundary = Source<Void>()
      let log = Log<String>()
      source.window(on: boundary).subscribe(
        next: {
          $0.subscribe(
            next: { _ in },
            failed: { log.append("window \($0)") },
            completed: { log.append("end") }
          )
        },
        failed: { log.append("result \($0)") }
      )
      source.send(1)
      if failsFirst { source.fail() } else { boundary.fail() }
      expectEqual(log.entries, ["result one", "window one"])
    }
  }

  @Test("A window whose result has ended keeps both signals until its end")
  func take() {
    let source = Source<Int>()
    let boundary = Source<Void>()
    let (recorder, _) = source.window(on: boundary).take(1).flatMap { $0 }.recorded()
    source.send(1, 2)
    #expect(source.ends == 0 && boundary.ends == 0)
    boundary.send(())
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    #expect(source.ends == 1 && boundary.ends == 1)
  }

  @Test("A boundary that a handler of a window sends ends that window")
  func reentrancy() {
    let source = Subject<Int, Never>()
    let boundary = Subject<Void, Never>()
    let log = Log<String>()
    source.window(on: boundary).enumerated().subscribe { number, window in
      window.subscribe(
        next: { value in
          log.append("\(number) \(value)")
          if value == 1 {
            boundary.send(())
            source.send(2)
          }
        },
        completed: { log.append("\(number) end") }
      )
    }
    source.send(1)
    expectEqual(log.entries, ["0 1", "0 end", "1 2"])
    source.complete()
    boundary.complete()
  }
}
