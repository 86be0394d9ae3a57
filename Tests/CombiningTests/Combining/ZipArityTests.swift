import TestSupport

/// Zip has one meaning for any number of signals.
@Suite(.withoutLeaks) struct ZipArityTests {
  /// A way to zip signals.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let zip:
      @Sendable (_ sources: [Source<Int>], _ policy: BufferingPolicy<TestFailure>) -> Signal<
        [Int], TestFailure
      >

    func zipped(
      _ sources: [Source<Int>],
      buffering policy: BufferingPolicy<TestFailure> = .all
    ) -> Recorder<[Int], TestFailure> {
      zip(sources, policy).recorded().recorder
    }

    var sources: [Source<Int>] { (0..<count).map { _ in Source<Int>() } }
  }

  static let forms: [Form] = [
    Form(testDescription: "two", count: 2) { s, policy in
      s[0].zip(s[1], buffering: policy).map { [$0, $1] }.erased
    },
    Form(testDescription: "three", count: 3) { s, policy in
      Signal.zip(s[0], s[1], s[2], buffering: policy).map { [$0, $1, $2] }.erased
    },
    Form(testDescription: "four", count: 4) { s, policy in
      Signal.zip(s[0], s[1], s[2], s[3], buffering: policy).map { [$0, $1, $2, $3] }.erased
    },
    Form(testDescription: "five", count: 5) { s, policy in
      Signal.zip(s[0], s[1], s[2], s[3], s[4], buffering: policy)
        .map { (a: Int, b: Int, c: Int, d: Int, e: Int) in [a, b, c, d, e] }.erased
    },
    Form(testDescription: "an array of two", count: 2) { Signal.zip($0, buffering: $1).erased },
    Form(testDescription: "an array of four", count: 4) { Signal.zip($0, buffering: $1).erased },
  ]

  @Test("A row is sent as soon as each signal has sent its value", .proves("B118"), arguments: forms)
  func rows(form: Form) {
    let sources = form.sources
    let recorder = form.zipped(sources)
    for source in sources.reversed() {
      expectEqual(recorder.events, [])
      source.send(1, 2)
    }
    expectEqual(recorder.values, [1, 2].map { Array(repeating: $0, count: form.count) })
  }

  @Test("The signals are subscribed to in order", arguments: forms)
  func order(form: Form) {
    let sources = form.sources
    let recorder = Recorder<[Int], TestFailure>()
    sources[0].complete()
    form.zip(sources, .all).subscribe(recorder)
    expectEqual(recorder.events, [.completed])
    expectEqual(sources.map(\.subscriptions), [1] + Array(repeating: 0, count: form.count - 1))
  }

  @Test(
    "It completes when a signal without waiting values does, and disposes the others",
    .proves("B120"),
    arguments: forms
  )
  func completion(form: Form) {
    for index in 0..<form.count {
      let sources = form.sources
      let recorder = form.zipped(sources)
      for (other, source) in sources.enumerated() where other != index { source.send(1) }
      sources[index].complete()
      expectEqual(recorder.events, [.completed])
      expectEqual(sources.map(\.ends), Array(repeating: 1, count: form.count))
    }
  }

  @Test("While a row can follow, no signal is disposed", arguments: forms)
  func waiting(form: Form) {
    for index in 0..<form.count {
      let sources = form.sources
      let recorder = form.zipped(sources)
      sources[index].send(1)
      sources[index].complete()
      let others = sources.indices.filter { $0 != index }
      for other in others.dropLast() { sources[other].send(1) }
      expectEqual(recorder.events, [])
      #expect(others.allSatisfy { sources[$0].ends == 0 })
      sources[others.last ?? 0].send(1)
      expectEqual(recorder.events, [.next(Array(repeating: 1, count: form.count)), .completed])
      #expect(sources.allSatisfy { $0.ends == 1 })
    }
  }

  @Test(
    "A failure is delivered immediately, and waiting values are dropped",
    .proves("B122"),
    arguments: forms
  )
  func failure(form: Form) {
    for index in 0..<form.count {
      let sources = form.sources
      let recorder = form.zipped(sources)
      let first = index == 0 ? 1 : 0
      sources[first].send(1)
      sources[first].complete()
      for other in sources.indices.dropLast() where other != first && other != index {
        sources[other].send(1)
      }
      sources[index].fail()
      expectEqual(recorder.events, [.failed(.one)])
    }
  }

  @Test("The limit holds for the waiting values of each signal", .proves("W52"), arguments: forms)
  func limit(form: Form) {
    let dropped = DropCounter()
    let sources = form.sources
    let recorder = form.zipped(sources, buffering: .newest(2, counting: dropped))
    for source in sources.dropLast() { source.send(1, 2, 3) }
    sources.last?.send(9, 9, 9)
    expectEqual(recorder.values, [2, 3].map { Array(repeating: $0, count: form.count - 1) + [9] })
    expectEqual(dropped.count, form.count - 1)
    let failing = form.sources
    let failed = form.zipped(failing, buffering: .fail(2, with: .two))
    for source in failing.dropLast() { source.send(1, 2) }
    expectEqual(failed.events, [])
    failing[0].send(3)
    expectEqual(failed.events, [.failed(.two)])
    #expect(failing.allSatisfy { $0.ends == 1 })
  }
}
