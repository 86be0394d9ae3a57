import ReactiveSignals

extension TestScheduler {
  /// Returns a signal that plays a diagram: a hot one if the diagram contains a subscription, and a cold one otherwise.
  ///
  /// It spares the parsing of a text, as in ``cold(_:error:file:line:)`` and ``hot(_:error:file:line:)``.
  @inlinable
  package func signal<Failure: Error>(
    playing diagram: MarbleDiagram,
    error: Failure,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> TestSignal<String, Failure> {
    let isHot = diagram.tick(of: .subscription) != nil
    let schedule = events(of: diagram, isHot: isHot, error: error, at: SourcePlace(file, line))
    return isHot ? hot(schedule) : cold(schedule)
  }

  @inlinable
  func events<Failure>(
    of diagram: MarbleDiagram,
    isHot: Bool,
    error: Failure,
    at place: SourcePlace
  ) -> EventSchedule<String, Failure> {
    do {
      return try EventSchedule(diagram, diagram.description, isHot: isHot, error: error) { $0 }
    } catch {
      timeline.note(error, at: place)
      return EventSchedule()
    }
  }
}
