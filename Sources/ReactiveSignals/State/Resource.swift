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
      let parameter = current.id.parameter
      outcome.modify { $0.replaceValue(by: newValue, for: parameter) }
    }
  }

  let outcome: MutableProperty<Outcome>
  private let request: ValueNode<Request>
  let stateNode: ValueNode<ResourceState<Content, Failure>>
  /// The last request that a reload has asked for.
  private let reloads: MutableProperty<Request.ID>
  private let parameters: PropertyOwner?
  /// The loads, unless they run only while somebody observes.
  private let loads: (any Disposable)?

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
    let outcome = MutableProperty(Outcome(), staysOnMain: staysOnMain)
    let reloads = MutableProperty(Request.ID(), staysOnMain: staysOnMain)
    let (input, again) = (parameters.node, reloads.source)
    let isSame: @Sendable (Request, Request) -> Bool = { $0.id == $1.id }
    let request = DerivedNode<Request>(InputLinks(input, and: [again]), isSame: isSame) { moment, derive in
      let (input, again) = (input.state(at: moment), again.state(at: moment))
      derive(PropertyNode.Stamps(input.stamp, again.stamp)) {
        // A reload is one of the parameter that it was asked for.
        let attempt = again.value.parameter == input.stamp ? again.value.attempt : 0
        return Request(id: Request.ID(parameter: input.stamp, attempt: attempt), input.value, load)
      }
    }
    self.outcome = outcome
    self.request = request
    self.reloads = reloads
    self.parameters = parameters.owner
    let history = options.keepsHistory ? History(options) : nil
    // Of two loads, only the latest sends, and all send one after another.
    let events = Property(request, owner: nil).signal
      .flatMap(.latest) { request -> Signal<(Request.ID, Event<Content, Failure>), Never> in
        guard let load = request.load, history?.hasEnded(request.id) != true else { return .empty }
        return options.repeating(load(), onMain: staysOnMain).materialize().map { (request.id, $0) }.erased
      }
    let take: @Sendable ((Request.ID, Event<Content, Failure>)) -> Void = { [weak outcome] taken in
      let (id, event) = taken
      history?.note(event, of: id)
      guard let outcome, !outcome.source.acceptedValue.isSame(after: event, of: id) else { return }
      outcome.modify { $0.take(event, of: id) }
    }
    let ended = outcome.source
    var (links, observers) = (InputLinks(ended, and: [request], endsWithFirst: true), Observers?.none)
    if history != nil || observed != nil {
      let loads = options.unobserved.map { policy in
        let loads = events.on(next: take).take(during: outcome.lifetime)
        return (staysOnMain ? loads.startedOnMain : loads).share(whenUnobserved: policy)
      }
      let made = Observers(observed, history) { loads?.start(HandlerSink({ _ in }, { _ in }, {}), in: $0) }
      links = ObservedLinks(ended, and: [request], endsWithFirst: true) { made.begin($0) }
      observers = made
    }
    stateNode = DerivedNode(links) { moment, derive in
      let (ended, request) = (ended.state(at: moment), request.state(at: moment))
      derive(PropertyNode.Stamps(ended.stamp, request.stamp)) {
        let (outcome, request) = (ended.value, request.value)
        let isPresent = outcome.parameter == request.id.parameter
        let last = isPresent || options.keepsPrevious ? outcome.shown : nil
        if request.load == nil { return .idle(last: last) }
        if outcome.ended != request.id { return .loading(last: last) }
        if let failure = outcome.failure { return .failed(failure, last: last) }
        if isPresent, let last { return .loaded(last) }
        return .idle(last: last)
      }
    }
    loads = options.unobserved == nil ? events.subscribe(next: take) : nil
    observers?.follow(self)
  }

  deinit { loads?.dispose() }

  /// The present request, which may not have been published yet.
  var current: Request { request.currentState.value }

  /// Loads the value of the present parameter again, unless it is being loaded.
  ///
  /// The ``state`` is `loading`, with the last value, when this returns. A failure is loaded again too.
  public func reload() {
    let id = current.id
    if outcome.source.acceptedValue.ended == id { loadAgain(after: id) }
  }

  /// Loads the value of the present parameter again, in place of the load that runs.
  func loadAgain() { loadAgain(after: current.id) }

  private func loadAgain(after id: Request.ID) {
    reloads.modify { last in
      if last.parameter != id.parameter || last.attempt <= id.attempt {
        last = Request.ID(parameter: id.parameter, attempt: id.attempt + 1)
      }
    }
  }

  /// Loads the value of the present parameter again, or joins the load that runs, and waits for the end of the load.
  ///
  ///     let count = Resource { server.load() }
  ///     print(await count.reload())
  ///     // loaded(1)
  ///
  /// If the parameter changes meanwhile, it waits for the load of that one. It returns at once when there is nothing to load, and when the
  /// task is canceled, which does not cancel the load.
  ///
  /// - Returns: The state at the end of the load.
  @discardableResult
  public func reload() async -> ResourceState<Content, Failure> {
    startReload()
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

  func startReload() { reload() }

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
  /// An attempt to load the value of a parameter.
  struct Request: Sendable {
    /// The stamp of a state of the parameter, and the number of the attempt to load its value.
    struct ID: Sendable, Equatable {
      var parameter: UInt = 0
      var attempt = 0
    }

    let id: ID
    /// The load, or `nil` if the parameter is `nil`.
    let load: (@Sendable () -> Signal<Content, Failure>)?

    init<Parameter: Sendable>(
      id: ID,
      _ parameter: Parameter?,
      _ load: @escaping @Sendable (Parameter) -> Signal<Content, Failure>
    ) {
      self.id = id
      if let parameter {
        self.load = { load(parameter) }
      } else {
        self.load = nil
      }
    }
  }

  /// All that loads, updates and users of the resource have written.
  struct Outcome: Sendable {
    /// The request that has ended last.
    var ended: Request.ID?
    private(set) var failure: Failure?
    /// The value without the changes of `updates`, and its parameter.
    private var value: Content?
    private(set) var parameter: UInt = 0
    private var updates: [Update] = []

    /// The value with all updates.
    var shown: Content? {
      guard var value else { return nil }
      for update in updates where update.parameter == parameter { update.change(&value) }
      return value
    }

    /// Returns whether an event has no effect: the completion of a load that has sent a value.
    func isSame(after event: Event<Content, Failure>, of id: Request.ID) -> Bool {
      if case .completed = event { ended == id } else { false }
    }

    mutating func take(_ event: Event<Content, Failure>, of id: Request.ID) {
      switch event {
      case .next(let value):
        // A change whose work ended before the load began is in the result of the load.
        updates.removeAll { update in
          let load = update.load
          return update.parameter != id.parameter || (load != nil && (ended == id || load != id))
        }
        (self.value, parameter, failure) = (value, id.parameter, nil)
      case .failed(let failure): self.failure = failure
      case .completed: failure = nil
      }
      ended = id
      settle()
    }

    mutating func replaceValue(by new: Content?, for parameter: UInt) {
      updates.removeAll { $0.load != nil }
      (value, self.parameter, failure) = (new, parameter, nil)
    }

    /// - Parameter request: The present request.
    mutating func begin(_ update: Update, during request: Request) {
      if request.load == nil || ended == request.id { settle() }
      updates.append(update)
    }

    mutating func takeBack(_ update: Update) { updates.removeAll { $0 === update } }

    /// Makes the changes whose work has ended a part of the value, unless an earlier one may be taken back.
    private mutating func settle() {
      let confirmed = updates.prefix { $0.load != nil }
      updates.removeFirst(confirmed.count)
      guard var value else { return }
      for update in confirmed where update.parameter == parameter { update.change(&value) }
      self.value = value
    }
  }
}
