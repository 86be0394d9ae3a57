extension Resource {
  /// A change of the value that is shown before its work has ended. The end of the work changes nothing that is shown, and so writes no
  /// property.
  final class Update: Sendable {
    /// The parameter of the value that the change is for.
    let parameter: UInt
    let change: @Sendable (inout Content) -> Void
    private let request = Locked<ResourceLoads.Request.ID?>(nil)

    init(for parameter: UInt, _ change: @escaping @Sendable (inout Content) -> Void) {
      self.parameter = parameter
      self.change = change
    }

    /// The request at the end of the work, if it has ended. A load that ran then may have missed the change.
    var load: ResourceLoads.Request.ID? { request.withLock { $0 } }

    func confirm(during load: ResourceLoads.Request.ID) { request.withLock { $0 = load } }
  }

  /// Changes the value at once, does the work that makes the change real, and takes the change back when the work fails.
  ///
  ///     let titles = Resource { Signal<[String], LoadError>.just(["Blue"]) }
  ///     try await titles.update(optimistically: { $0.append("River") }) {
  ///       try await server.save(note).completion()
  ///     }
  ///     print(titles.value ?? [])
  ///     // ["Blue", "River"]
  ///
  /// When the work ends, its change becomes a part of the value. When it fails, exactly this change is taken back: others, whose work runs
  /// or has ended, stay, in the order in which they were made. A load that ends meanwhile replaces the value below the changes. A change
  /// is for the present parameter, and is not shown for another one.
  ///
  /// - Parameters:
  ///   - change: A closure that changes the value. It runs again for each value below it, so it must have no side effects. A load may have
  ///     the change already: let it set a field, or insert what is missing.
  ///   - work: The work. It runs in the isolation of the caller.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work.
  @discardableResult
  public func update<Result, WorkFailure: Error>(
    optimistically change: @escaping @Sendable (inout Content) -> Void,
    _ work: () async throws(WorkFailure) -> Result
  ) async throws(WorkFailure) -> Result {
    let update = begin(change)
    do {
      let result = try await work()
      update.confirm(during: loads.current.id)
      return result
    } catch {
      takeBack(update)
      throw error
    }
  }

  /// Returns a signal that shows a change of the value while it does its work, and takes it back when the work fails or is disposed.
  ///
  ///     let titles = Resource { Signal<[String], LoadError>.just(["Blue"]) }
  ///     titles.update(optimistically: { $0.append("River") }, with: server.save(note))
  ///       .subscribe(next: {}, failed: { alert.show($0) })
  ///
  /// It behaves as ``update(optimistically:_:)``.
  ///
  /// - Parameters:
  ///   - change: A closure that changes the value.
  ///   - work: The signal of the work.
  /// - Returns: A signal of the values of the work. Each subscription makes the change once more.
  public func update<Result, WorkFailure: Error>(
    optimistically change: @escaping @Sendable (inout Content) -> Void,
    with work: some SignalProtocol<Result, WorkFailure>
  ) -> Signal<Result, WorkFailure> {
    let work = work.erased
    return .deferred {
      let update = self.begin(change)
      return work.on(
        failed: { _ in self.takeBack(update) },
        completed: { update.confirm(during: self.loads.current.id) },
        disposed: { self.takeBack(update) }
      )
      .erased
    }
  }

  private func begin(_ change: @escaping @Sendable (inout Content) -> Void) -> Update {
    let request = loads.current
    let update = Update(for: request.id.parameter, change)
    loads.outcome.modify { $0 = Outcome.of($0).beginning(update, during: request) }
    return update
  }

  private func takeBack(_ update: Update) { loads.outcome.modify { $0 = Outcome.of($0).takingBack(update) } }
}
