package import ReactiveSignals
package import ReactiveSignalsTesting
package import ReactiveSignalsTestingTraits
package import Testing

/// A row of a table such as `TransformingLaws`: an operator and the laws that it keeps.
package struct Specimen: CustomTestStringConvertible, Sendable {
  package let testDescription: String
  package let check: @Sendable () -> Void

  /// An operator that keeps the rules of events, with the parameters of `expectLaws`.
  package init<Result: SignalProtocol>(
    _ name: String,
    except: Set<RuleOfEvents> = [],
    values: [Int] = Array(1...20),
    repetitions: Int = 2_000,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operate: @escaping @Sendable (Signal<Int, TestFailure>) -> Result
  ) {
    self.init(
      name,
      except: except,
      values: values,
      repetitions: repetitions,
      ticks: 0,
      sourceLocation: sourceLocation
    ) { source, _ in operate(source) }
  }

  /// An operator with a scheduler, which is advanced by `ticks` when the source has sent.
  package init<Result: SignalProtocol>(
    _ name: String,
    except: Set<RuleOfEvents> = [],
    values: [Int] = Array(1...20),
    repetitions: Int = 2_000,
    ticks: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operate: @escaping @Sendable (Signal<Int, TestFailure>, TestScheduler) -> Result
  ) {
    testDescription = name
    check = {
      let scheduler = TestScheduler()
      expectLaws(
        name,
        except: except,
        values: values,
        repetitions: repetitions,
        drained: { if ticks > 0 { scheduler.advance(ticks: ticks) } },
        sourceLocation: sourceLocation
      ) { operate($0, scheduler) }
    }
  }

  /// An operator that releases its values and the captures of its closure, see `expectReleasesValues`.
  package init<Result: SignalProtocol>(
    releasing name: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operate: @escaping @Sendable (Signal<Tracked, TestFailure>, Tracked) -> Result
  ) {
    self.init(releasing: name, ticks: 0, sourceLocation: sourceLocation) { source, captured, _ in
      operate(source, captured)
    }
  }

  /// An operator with a scheduler that releases its values.
  package init<Result: SignalProtocol>(
    releasing name: String,
    ticks: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operate: @escaping @Sendable (Signal<Tracked, TestFailure>, Tracked, TestScheduler) -> Result
  ) {
    testDescription = "\(name), its values"
    check = {
      let scheduler = TestScheduler()
      expectReleasesValues(
        name,
        drained: { if ticks > 0 { scheduler.advance(ticks: ticks) } },
        sourceLocation: sourceLocation
      ) { operate($0, $1, scheduler) }
    }
  }
}

/// A list of specimens, a line each. The compiler checks them one by one, and the elements of an array all at once.
@resultBuilder package enum SpecimenTable {
  package static func buildPartialBlock(first: Specimen) -> [Specimen] { [first] }

  package static func buildPartialBlock(accumulated: [Specimen], next: Specimen) -> [Specimen] {
    accumulated + [next]
  }
}
