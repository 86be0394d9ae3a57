import TestSupport

typealias Failed = TestFailure
extension TestFailure {
  init() { self = .one }
}
struct Other: Error {}
final class Object: Sendable {}

func use<Value>(_ value: borrowing Value) {}

/// Plays each operator of main signals, and that of signals, with the same marbles, and checks the rules of events of both.
///
/// `MainTwins.swift` has the chains of the registry. Here are forms that are in no chain.
@MainActor
@Suite(.withoutLeaks)
struct MainOperatorsTests {
  let token = Lifetime.Token()

  typealias General = Signal<String, Failed>
  typealias Main = MainSignal<String, Failed>

  /// Diagrams of a source, another one, and one that cannot fail.
  static let marbles = [
    ("a-b--c-a-(bc)|", "-x--y---z|", "--p---q--|"),
    ("a--b-#", "--x-y-----z-|", "----p---|"),
    ("-a-bb--c----|", "x--#", "p|"),
    ("(ab)--c-(de)|", "(xy)-|", "-------p---q-|"),
    ("--|", "a-b-c-|", "---p|"),
    ("#", "-a|", "p-p-p-p-p|"),
  ]

  /// Expects the same events at the same times.
  ///
  /// - Parameters:
  ///   - outlives: A Boolean value that indicates whether the closures live as long as the suite, as with its lifetime.
  ///   - checksLaws: A Boolean value that indicates whether the rules of events are checked too.
  func twin<S: SignalProtocol, T>(
    _ name: String,
    outlives: Bool = false,
    checksLaws: Bool = true,
    _ general: (TestScheduler, General, General, Signal<String, Never>) -> S,
    _ main: (TestScheduler, Main, Main, MainSignal<String, Never>) -> MainSignal<T, S.Failure>
  ) async {
    for (source, other, safe) in Self.marbles {
      func play(_ record: (TestScheduler, General, General, Signal<String, Never>) -> () -> [String])
        -> [String]
      {
        let scheduler = TestScheduler()
        let events = record(
          scheduler,
          scheduler.cold(source, error: Failed()).erased,
          scheduler.cold(other, error: Failed()).erased,
          scheduler.cold(safe).erased
        )
        scheduler.advance(by: .seconds(60))
        return events()
      }
      let expected = play { scheduler, source, other, safe in
        let recording = scheduler.record(
          general(scheduler, source, other, safe),
          during: "^" + String(repeating: "-", count: 58) + "!"
        )
        return { recording.events.map { "\($0)" } }
      }
      let found = play { scheduler, source, other, safe in
        let signal = main(scheduler, source.onMain(), other.onMain(), safe.onMain()).map { "\($0)" }.signal
        let recording = scheduler.record(signal, during: "^" + String(repeating: "-", count: 58) + "!")
        return { recording.events.map { "\($0)" } }
      }
      expectEqual(found, expected, "\(name) of \(source), \(other), \(safe)")
    }
    if checksLaws {
      for violation in newlyBroken(general, main) {
        Issue.record("The main form of \(name) breaks \(violation)")
      }
    }
    let elsewhere = outlives ? 0 : await releasedElsewhere(main)
    expectEqual(elsewhere, 0, "\(name) releases closures elsewhere")
  }

  /// The sources that the chains of the registry have.
  struct Sources<Numbers, Texts, Flags, Signals, Safe> {
    let numbers: Numbers, texts: Texts, flags: Flags, signals: Signals, requests: Numbers, safe: Safe
    let main: TestScheduler
    let object: Object
  }
  typealias GeneralSources = Sources<
    Signal<Int, Failed>, General, Signal<Bool, Failed>, Signal<Signal<Int, Failed>, Failed>,
    Signal<String, Never>
  >
  typealias MainSources = Sources<
    MainSignal<Int, Failed>, Main, MainSignal<Bool, Failed>, MainSignal<MainSignal<Int, Failed>, Failed>,
    MainSignal<String, Never>
  >

  /// The same with the sources that chains of the registry have. A form that calls its operator keeps the rules that the operator keeps.
  func twin<S: SignalProtocol, T>(
    _ name: String,
    _ general: (GeneralSources) -> S,
    _ main: (MainSources) -> MainSignal<T, S.Failure>
  ) async {
    let number: @Sendable (String) -> Int = { text in Array("abcdexyz").firstIndex(of: Character(text)) ?? 0 }
    let object = Object()
    await twin(name, checksLaws: false) { scheduler, source, texts, safe in
      let (numbers, inner) = (source.map(number).erased, texts.map(number).erased)
      return general(
        Sources(
          numbers: numbers,
          texts: texts,
          flags: texts.map { $0 < "y" }.erased,
          signals: source.map { _ in inner }.erased,
          requests: numbers,
          safe: safe,
          main: scheduler,
          object: object
        )
      )
    } _: { scheduler, source, texts, safe in
      let (numbers, inner) = (source.map(number), texts.map(number))
      return main(
        Sources(
          numbers: numbers,
          texts: texts,
          flags: texts.map { $0 < "y" },
          signals: source.map { _ in inner },
          requests: numbers,
          safe: safe,
          main: scheduler,
          object: object
        )
      )
    }
  }

  @Test("Forms in no chain behave as those of signals")
  func operators() async {
    await twin("expand(maxConcurrent:)") { _, source, _, _ in
      source.take(2).expand { $0.count > 2 ? .empty : .just($0 + "+") }
    } _: { _, source, _, _ in
      source.take(2).expand { $0.count > 2 ? MainSignal.empty : MainSignal.just($0 + "+") }
    }
    await twin("repeated(when:)") { _, source, _, _ in
      source.repeated(when: { $0.take(2) })
    } _: { _, source, _, _ in
      source.repeated(when: { $0.take(2) })
    }
    await twin("retry(when:)") { _, source, _, _ in
      source.retry(when: { $0.take(2) })
    } _: { _, source, _, _ in
      source.retry(when: { $0.take(2) })
    }
    await twin("unfold") { _, _, _, _ in
      Signal<String, Failed>.unfold(0) { (state: inout Int) -> String? in
        state += 1; return state < 4 ? "\(state)" : nil
      }
    } _: { _, _, _, _ in
      MainSignal<String, Failed>.unfold(0) { (state: inout Int) -> String? in
        state += 1; return state < 4 ? "\(state)" : nil
      }
    }
    await twin("take(during:)", outlives: true) { _, source, _, _ in
      source.take(during: token.lifetime)
    } _: { _, source, _, _ in
      source.take(during: token.lifetime)
    }
    await twin("hot(during:)", outlives: true) { _, source, _, _ in
      source.hot(during: token.lifetime)
    } _: { _, source, _, _ in
      source.hot(during: token.lifetime)
    }
    await twin("interval") { scheduler, _, _, _ in
      Signal<Int, Never>.interval(.seconds(2), on: scheduler).take(3)
    } _: { scheduler, _, _, _ in
      MainSignal<Int, Never>.interval(.seconds(2), on: scheduler).take(3)
    }
    await twin("log") { _, source, _, _ in
      source.log("source", to: { _ in })
    } _: { _, source, _, _ in
      source.log("source", to: { _ in })
    }
    await twin("checkpoint") { _, source, _, _ in
      source.checkpoint("here", fileID: "file", line: 1)
    } _: { _, source, _, _ in
      source.checkpoint("here", fileID: "file", line: 1)
    }
    await twin("merge delaying failures") { _, source, other, _ in
      source.merge(other, delayingFailures: true)
    } _: { _, source, other, _ in
      source.merge(other, delayingFailures: true)
    }
    await twin("retry(backoff:) without an end") { scheduler, source, _, _ in
      source.take(1).retry(backoff: .constant(.seconds(20)), on: scheduler)
    } _: { scheduler, source, _, _ in
      source.take(1).retry(backoff: .constant(.seconds(20)), on: scheduler)
    }
    await twin("withLatest(from:) of two") { _, source, other, _ in
      source.withLatest(from: other, source)
    } _: { _, source, other, _ in
      source.withLatest(from: other, source)
    }
    await twin("flatMap that cannot fail") { _, source, _, safe in
      source.flatMap(.latest) { _ in safe.map { $0 } }
    } _: { _, source, _, safe in
      source.flatMap(.latest) { _ in safe.map { $0 } }
    }
    await twin("merge of two of which one cannot fail") { _, source, _, safe in
      source.merge(safe)
    } _: { _, source, _, safe in
      source.merge(safe)
    }
    await twin("zip of five") { _, source, other, _ in
      Signal<(String, String, String, String, String), Failed>.zip(source, other, source, other, source)
    } _: { _, source, other, _ in
      MainSignal<(String, String, String, String, String), Failed>.zip(
        source,
        other,
        source,
        other,
        source
      )
    }
  }

  @Test("A main form that does not end its source is found")
  func faults() {
    let broken = newlyBroken { _, source, _, _ in
      source
    } _: { _, source, _, _ in
      MainSignal<String, Failed>.create { subscriber in
        source.subscribe(
          next: { subscriber.send($0) },
          failed: { subscriber.fail($0) },
          completed: { subscriber.complete() }
        )
      }
    }
    #expect(broken.contains { $0.law == .upstreamEnds })
  }
}

extension MainOperatorsTests.Sources: Sendable
where Numbers: Sendable, Texts: Sendable, Flags: Sendable, Signals: Sendable, Safe: Sendable {}
