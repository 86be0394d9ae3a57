extension Sequence where Self: Sendable, Element: Sendable {
  /// Returns a signal that sends each element of this sequence in separate work on `scheduler`, and completes.
  ///
  ///     [1, 2].signal(on: scheduler).subscribe { print($0) }
  ///     scheduler.schedule { print("other work") }
  ///     // 1
  ///     // other work
  ///     // 2
  ///
  /// Other work of the scheduler can run between two elements, and before the completion.
  ///
  /// - **Sends**: the elements in their order. Each subscription iterates the sequence from the beginning.
  /// - **Ends**: completes after the last element, in separate work. It never fails.
  /// - **Disposal**: stops before the next element.
  /// - **Thread**: `scheduler`.
  /// - **Memory**: the sequence is kept by the signal, and one piece of work is scheduled at a time.
  ///
  /// RAC: `signalWithScheduler:`.
  ///
  /// - Parameter scheduler: The scheduler that the elements are sent on.
  /// - Complexity: O(1) for each element, plus the work of `scheduler`.
  public func signal(on scheduler: some Scheduler) -> some SignalProtocol<Element, Never> {
    Signal<Element, Never>(self, on: scheduler)
  }

  /// Returns a signal that sends each element in separate work on `scheduler`, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func signal<Failure: Error>(
    on scheduler: some Scheduler
  ) -> some SignalProtocol<Element, Failure> {
    Signal<Element, Failure>(self, on: scheduler)
  }
}

extension Signal {
  fileprivate init<Elements: Sequence & Sendable>(_ elements: Elements, on scheduler: some Scheduler)
  where Elements.Element == Value {
    self = .create { subscriber in
      var iterator = elements.makeIterator()
      // Each piece of work schedules the next one, so the iterator is called serially.
      let next = UncheckedSendable { iterator.next() }
      subscriber.add(
        scheduler.scheduleRecursively { reschedule in
          guard let element = next.wrapped() else { return subscriber.complete() }
          subscriber.send(element)
          reschedule()
        }
      )
    }
  }
}
