/// A value that is loaded, again for each parameter, with the state of its load.
///
/// ![Marble diagram of the states of a resource](resource)
///
///     let question = MutableProperty("life")
///     let answer = Resource(for: question) { (text: String) in server.ask(text) }
///     let title = answer.state.map { $0.isLoading ? "…" : "\($0.value ?? 0)" }
///     print(title.value)
///     // 42
///
/// It is a property of the value, which is `nil` until the first load has ended. ``state`` has the load too. Both, and each property
/// that is derived from them, change together with the parameter: no observer sees a new parameter beside the answer to an old one, and
/// two resources of one parameter change as one.
///
/// - A new parameter cancels the load before it, even when it is equal: use `distinctUntilChanged()` to leave out equal ones. With `nil`,
///   nothing is loaded.
/// - A load is an asynchronous closure or a signal. The first value of a signal ends the load, and later ones replace it. Its completion
///   without a value leaves the resource idle.
/// - The first load begins when the resource is created, on that thread. A later one begins on the thread that publishes the parameter.
///
/// The resource cancels its load when it and all properties of it have been released. It keeps its parameters alive.
///
/// With ``ResourceOptions``, it loads while somebody observes it, loads old values again, and repeats loads that fail.
///
/// - Complexity: O(1) for each value, and O(*n*) with *n* optimistic updates whose work has not ended.
///
/// Solid: `createResource`. TanStack: `useQuery`.
public final class Resource<Content: Sendable, Failure: Error>: PropertyProtocol {
  /// The state of the load, with the value.
  public var state: Property<ResourceState<Content, Failure>> { Property(stateNode, owner: self) }

  /// A property that is `true` while a load runs.
  public var isLoading: Property<Bool> { state.map(\.isLoading).distinctUntilChanged() }

  /// The failure of the last load, or `nil` if it has not failed, or if another load runs.
  public var failure: Property<Failure?> { state.map(\.failure) }

  public var property: Property<Content?> { state.map(\.value) }

  /// The value that is loaded, or the last one.
  ///
  /// Writing replaces it, also while a load runs, whose result then replaces it. With `nil`, the resource forgets it.
  public var value: Content? {
    get { state.value.value }
    set {
      let parameter = loads.current.id.parameter
      loads.outcome.modify { $0 = Outcome.of($0).replacingValue(by: newValue, for: parameter) }
    }
  }

  let loads: ResourceLoads
  let stateNode: ValueNode<ResourceState<Content, Failure>>

  /// Creates a resource whose load is a signal for a parameter.
  ///
  ///     let number = MutableProperty<Int?>(1)
  ///     let double = Resource(for: number) { (number: Int) in Signal<Int, Never>.just(2 * number) }
  ///     print(double.value ?? 0)
  ///     // 2
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter. While it is `nil`, nothing is loaded.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that returns the signal of a load, which is canceled by the next parameter.
  public convenience init<Parameter>(
    for parameters: some PropertyProtocol<Parameter?>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Parameter) -> Signal<Content, Failure>
  ) {
    self.init(optional: parameters.property, options, load)
  }

  /// Creates a resource whose load is a signal for a parameter, which is never `nil`.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that returns the signal of a load, which is canceled by the next parameter.
  @_disfavoredOverload
  public convenience init<Parameter>(
    for parameters: some PropertyProtocol<Parameter>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Parameter) -> Signal<Content, Failure>
  ) {
    self.init(optional: parameters.property.map(Optional.some), options, load)
  }

  /// Creates a resource whose load is an asynchronous closure for a parameter.
  ///
  ///     let text = MutableProperty<String?>("7")
  ///     let number = Resource(for: text) { (text) async throws(ParseError) in try parse(text) }
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter. While it is `nil`, nothing is loaded.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that loads the value in a task, which is canceled by the next parameter.
  public convenience init<Parameter: Sendable>(
    for parameters: some PropertyProtocol<Parameter?>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Parameter) async throws(Failure) -> Content
  ) {
    self.init(optional: parameters.property, options) { parameter in
      Signal.task { () async throws(Failure) in try await load(parameter) }
    }
  }

  /// Creates a resource whose load is an asynchronous closure for a parameter, which is never `nil`.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that loads the value in a task, which is canceled by the next parameter.
  @_disfavoredOverload
  public convenience init<Parameter: Sendable>(
    for parameters: some PropertyProtocol<Parameter>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable (Parameter) async throws(Failure) -> Content
  ) {
    self.init(optional: parameters.property.map(Optional.some), options) { parameter in
      Signal.task { () async throws(Failure) in try await load(parameter) }
    }
  }

  /// Creates a resource that is loaded once, and again by ``reload()->()``.
  ///
  /// - Parameters:
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that returns the signal of a load.
  public convenience init(
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable () -> Signal<Content, Failure>
  ) {
    self.init(optional: Property(true), options) { _ in load() }
  }

  /// Creates a resource that is loaded once by an asynchronous closure, and again by ``reload()->()``.
  ///
  ///     let count = Resource { () async throws(LoadError) in try await server.load().first() ?? 0 }
  ///
  /// - Parameters:
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that loads the value in a task.
  public convenience init(
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @Sendable () async throws(Failure) -> Content
  ) {
    self.init(optional: Property(true), options) { _ in
      Signal.task { () async throws(Failure) in try await load() }
    }
  }

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter.
  ///   - options: The rules by which it is loaded.
  ///   - staysOnMain: A Boolean value that indicates whether the resource is used on the main actor alone.
  ///   - observed: A closure that is called when the resource begins to be observed, with `true`, and when that ends, with `false`. A thread may
  ///     call it for the next beginning before another one does for the end.
  ///   - load: A closure that returns the signal of a load.
  init<Parameter>(
    optional parameters: Property<Parameter?>,
    _ options: ResourceOptions,
    staysOnMain: Bool = false,
    observed: (@Sendable (Bool) -> Void)? = nil,
    _ load: @escaping @Sendable (Parameter) -> Signal<Content, Failure>
  ) {
    let outcome = MutableProperty<ResourceLoads.Outcome>(Outcome(), staysOnMain: staysOnMain)
    let reference = WeakReference(outcome)
    let loads = ResourceLoads(
      for: parameters,
      options,
      outcome,
      staysOnMain: staysOnMain,
      observed: observed
    ) { id, parameter in
      ResourceLoads.steps(
        of: options.repeating(load(parameter), onMain: staysOnMain),
        id,
        next: { value in reference.object?.modify { $0 = Outcome.of($0).taking(value, of: id) } },
        end: { failure in
          // The completion of a load that has sent a value has no effect.
          guard let outcome = reference.object else { return }
          if failure == nil, outcome.source.acceptedValue.ended == id { return }
          outcome.modify { $0 = Outcome.of($0).ending(with: failure, of: id) }
        }
      )
    }
    self.loads = loads
    let (ended, request) = (outcome.source, loads.request)
    let links =
      loads.followsObservers
      ? ObservedLinks(ended, and: [request], endsWithFirst: true) { [weak loads] in
        loads?.begin(observedDuring: $0)
      }
      : InputLinks(ended, and: [request], endsWithFirst: true)
    stateNode = DerivedNode(links) { moment, derive in
      let (ended, request) = (ended.state(at: moment), request.state(at: moment))
      derive(PropertyNode.Stamps(ended.stamp, request.stamp)) {
        let (outcome, request) = (Outcome.of(ended.value), request.value)
        let isPresent = outcome.parameter == request.id.parameter
        let last = isPresent || options.keepsPrevious ? outcome.shown : nil
        if request.load == nil { return .idle(last: last) }
        if outcome.ended != request.id { return .loading(last: last) }
        if let failure = outcome.failure { return .failed(failure, last: last) }
        if isPresent, let last { return .loaded(last) }
        return .idle(last: last)
      }
    }
    loads.begin()
  }

  /// Loads the value of the present parameter again, unless it is being loaded.
  ///
  /// The ``state`` is `loading`, with the last value, when this returns. A failure is loaded again too.
  public func reload() { loads.reload() }

  /// Loads the value of the present parameter again, or joins the load that runs, and waits for the end of the load.
  ///
  ///     let count = Resource { server.load() }
  ///     print(await count.reload())
  ///     // loaded(1)
  ///
  /// If the parameter changes meanwhile, it waits for the load of that one. It returns at once when there is nothing to load, and when the
  /// task is canceled, which does not cancel the load.
  ///
  /// At the top level of a file, the compiler takes the other ``reload()->()`` unless the type of the result is written:
  /// `let state: ResourceState = await count.reload()`.
  ///
  /// - Returns: The state at the end of the load.
  @discardableResult
  public func reload() async -> ResourceState<Content, Failure> {
    loads.reload()
    return await join()
  }

  /// Waits for the end of the load that runs.
  func join() async -> ResourceState<Content, Failure> {
    // The published state can be older than the reload, while another thread publishes.
    let state = state
    let ended = state.signal.compactMap { _ in
      let current = state.value
      return current.isLoading ? nil : current
    }
    return await ended.first() ?? state.value
  }

  /// Loads the value again each time some time has passed since the end of a load. The repetition observes the resource.
  ///
  ///     let count = Resource { server.load() }
  ///     screen.lifetime += count.reload(every: .seconds(30), on: MainScheduler.shared)
  ///
  /// - Parameters:
  ///   - interval: The time from the end of a load to the next one.
  ///   - scheduler: The scheduler of the loads.
  /// - Returns: A disposable that ends the repetition. It ends with the resource too.
  @discardableResult
  public func reload(every interval: Duration, on scheduler: some TimedScheduler) -> any Disposable {
    isLoading.signal
      .flatMap(.latest) { isLoading in
        isLoading ? .empty : Signal.timer(after: interval, on: scheduler).erased
      }
      .subscribe { [weak self] _ in self?.reload() }
  }
}

extension Resource {
  /// All that loads, updates and users of the resource have written.
  ///
  /// It is an object, so that the property of it is one of a class without parameters, whose code is specialized once.
  ///
  /// `@unchecked Sendable`: see ``ResourceLoads/Outcome``.
  final class Outcome: ResourceLoads.Outcome, @unchecked Sendable {
    let failure: Failure?
    /// The value without the changes of `updates`, and its parameter.
    private let value: Content?
    let parameter: UInt
    private let updates: [Update]

    init(
      ended: ResourceLoads.Request.ID? = nil,
      failure: Failure? = nil,
      _ value: Content? = nil,
      for parameter: UInt = 0,
      _ updates: [Update] = []
    ) {
      self.failure = failure
      self.value = value
      self.parameter = parameter
      self.updates = updates
      super.init(ended: ended)
    }

    /// Returns the outcome of a resource with these types. A check would look up the class.
    static func of(_ outcome: ResourceLoads.Outcome) -> Outcome {
      unsafe _unsafeUncheckedDowncast(outcome, to: Outcome.self)
    }

    /// The value with all updates.
    var shown: Content? {
      guard var value else { return nil }
      for update in updates where update.parameter == parameter { update.change(&value) }
      return value
    }

    func taking(_ value: Content, of id: ResourceLoads.Request.ID) -> Outcome {
      // A change whose work ended before the load began is in the result of the load.
      let updates = updates.filter { update in
        let load = update.load
        return update.parameter == id.parameter && (load == nil || ended != id && load == id)
      }
      return Outcome(ended: id, value, for: id.parameter, updates).settled
    }

    func ending(with failure: Failure?, of id: ResourceLoads.Request.ID) -> Outcome {
      Outcome(ended: id, failure: failure, value, for: parameter, updates).settled
    }

    func replacingValue(by new: Content?, for parameter: UInt) -> Outcome {
      Outcome(ended: ended, new, for: parameter, updates.filter { $0.load == nil })
    }

    /// - Parameter request: The present request.
    func beginning(_ update: Update, during request: ResourceLoads.Request) -> Outcome {
      let base = request.load == nil || ended == request.id ? settled : self
      return base.replacingUpdates(by: base.updates + [update])
    }

    func takingBack(_ update: Update) -> Outcome { replacingUpdates(by: updates.filter { $0 !== update }) }

    private func replacingUpdates(by updates: [Update]) -> Outcome {
      Outcome(ended: ended, failure: failure, value, for: parameter, updates)
    }

    /// The outcome in which the changes whose work has ended are a part of the value, unless an earlier one may be taken back.
    private var settled: Outcome {
      guard updates.first?.load != nil else { return self }
      let confirmed = updates.prefix { $0.load != nil }
      let rest = Array(updates.dropFirst(confirmed.count))
      guard var value else { return replacingUpdates(by: rest) }
      for update in confirmed where update.parameter == parameter { update.change(&value) }
      return Outcome(ended: ended, failure: failure, value, for: parameter, rest)
    }
  }
}
