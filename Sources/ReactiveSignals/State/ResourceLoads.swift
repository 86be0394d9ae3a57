/// The loads of a resource, and the requests for them.
///
/// It does not know the types of the resource, so that its code is specialized once: the events of a load are steps, closures that take them.
/// The resource and its properties keep it alive, and nothing else does.
final class ResourceLoads: Sendable {
  /// An attempt to load the value of a parameter.
  struct Request: Sendable {
    /// The stamp of a state of the parameter, and the number of the attempt to load its value.
    struct ID: Sendable, Equatable {
      var parameter: UInt = 0
      var attempt = 0
    }

    let id: ID
    /// The load, or `nil` if the parameter is `nil`.
    let load: (@Sendable () -> Signal<Step, Never>)?
  }

  /// An event of a load.
  struct Step: Sendable {
    let id: Request.ID
    let isEnd: Bool
    let take: StoredClosure
  }

  /// All that loads, updates and users of the resource have written, without its types.
  ///
  /// `@unchecked Sendable`: the compiler does not check a class that has a subclass. Both have constants alone.
  class Outcome: @unchecked Sendable {
    /// The request whose load has sent or ended last.
    final let ended: Request.ID?

    init(ended: Request.ID?) { self.ended = ended }
  }

  let outcome: MutableProperty<Outcome>
  /// The request for the present parameter.
  let request: ValueNode<Request>
  /// The last request that a reload has asked for.
  private let reloads: MutableProperty<Request.ID>
  private let options: ResourceOptions
  private let history: History?
  /// The steps of all loads. Of two loads, only the latest sends, and all send one after another.
  private let steps: Signal<Step, Never>
  private let observed: (@Sendable (Bool) -> Void)?
  private let parameters: PropertyOwner?
  private let subscription = CompoundDisposable()

  /// Creates the loads of a resource.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter.
  ///   - options: The rules of the resource.
  ///   - outcome: The property of what has been written.
  ///   - staysOnMain: A Boolean value that indicates whether the resource is used on the main actor alone.
  ///   - observed: A closure that is called when the resource begins to be observed, with `true`, and when that ends, with `false`.
  ///   - load: A closure that returns the steps of a load.
  init<Parameter: Sendable>(
    for parameters: Property<Parameter?>,
    _ options: ResourceOptions,
    _ outcome: MutableProperty<Outcome>,
    staysOnMain: Bool,
    observed: (@Sendable (Bool) -> Void)?,
    _ load: @escaping @Sendable (Request.ID, Parameter) -> Signal<Step, Never>
  ) {
    let reloads = MutableProperty(Request.ID(), staysOnMain: staysOnMain)
    let (input, again) = (parameters.node, reloads.source)
    let isSame: @Sendable (Request, Request) -> Bool = { $0.id == $1.id }
    request = DerivedNode<Request>(InputLinks(input, and: [again]), isSame: isSame) { moment, derive in
      let (input, again) = (input.state(at: moment), again.state(at: moment))
      derive(PropertyNode.Stamps(input.stamp, again.stamp)) {
        // A reload is one of the parameter that it was asked for.
        let attempt = again.value.parameter == input.stamp ? again.value.attempt : 0
        let id = Request.ID(parameter: input.stamp, attempt: attempt)
        guard let parameter = input.value else { return Request(id: id, load: nil) }
        return Request(id: id) { load(id, parameter) }
      }
    }
    let history = options.keepsHistory ? History(options) : nil
    let steps = Property(request, owner: nil).signal
      .flatMap(.latest) { request -> Signal<Step, Never> in
        guard let load = request.load, history?.hasEnded(request.id) != true else { return .empty }
        return load()
      }
      .on(next: { step in
        history?.note(step)
        step.take.run()
      })
    if let policy = options.unobserved {
      let steps = steps.take(during: outcome.lifetime)
      self.steps = (staysOnMain ? steps.startedOnMain : steps).share(whenUnobserved: policy)
    } else {
      self.steps = steps.erased
    }
    self.outcome = outcome
    self.reloads = reloads
    self.options = options
    self.history = history
    self.observed = observed
    self.parameters = parameters.owner
  }

  deinit { subscription.dispose() }

  /// Returns the steps of a load, which call `next` or `end`.
  static func steps<Content: Sendable, Failure: Error>(
    of load: Signal<Content, Failure>,
    _ id: Request.ID,
    next: @escaping @Sendable (Content) -> Void,
    end: @escaping @Sendable (Failure?) -> Void
  ) -> Signal<Step, Never> {
    Signal { call in
      call.answer { sink, subscription in
        let events = AnySink<Content, Failure>(
          next: { value in sink.next(Step(id: id, isEnd: false, take: StoredClosure { next(value) })) },
          end: { failure in
            sink.next(Step(id: id, isEnd: true, take: StoredClosure { end(failure) }))
            if !subscription.isDisposed { sink.end(nil) }
          }
        )
        load.attach(events, in: subscription)
      }
    }
  }

  /// A Boolean value that indicates whether work begins when the resource is observed.
  var followsObservers: Bool { history != nil || observed != nil }

  /// Begins to load, unless that waits for an observer.
  func begin() { if options.unobserved == nil { start(in: subscription) } }

  private func start(in subscription: CompoundDisposable) {
    steps.start(HandlerSink({ _ in }, { _ in }, {}), in: subscription)
  }

  /// Begins the work of a time in which the resource is observed.
  func begin(observedDuring period: CompoundDisposable) {
    if let observed {
      observed(true)
      period.add { observed(false) }
    }
    if history?.isStale == true { reload() }
    if options.unobserved != nil { start(in: period) }
  }

  /// The present request, which may not have been published yet.
  var current: Request { request.currentState.value }

  /// Loads the value of the present parameter again, unless it is being loaded.
  func reload() {
    let id = current.id
    if outcome.source.acceptedValue.ended == id { loadAgain(after: id) }
  }

  /// Loads the value of the present parameter again, in place of the load that runs.
  func loadAgain() { loadAgain(after: current.id) }

  /// Asks for a load after the one with this identity, unless that has been done.
  private func loadAgain(after id: Request.ID) {
    reloads.modify { last in
      if last.parameter != id.parameter || last.attempt <= id.attempt {
        last = Request.ID(parameter: id.parameter, attempt: id.attempt + 1)
      }
    }
  }
}

extension ResourceLoads {
  /// The end of the last load, and its time.
  private final class History: Sendable {
    private let options: ResourceOptions
    private let state = Locked((ended: Request.ID?.none, last: Duration?.none))

    init(_ options: ResourceOptions) { self.options = options }

    /// Returns whether a load has ended, so that it need not begin again with the next observer.
    func hasEnded(_ id: Request.ID) -> Bool { state.withLock { $0.ended == id } }

    var isStale: Bool { state.withLock { $0.last }.map(options.isStale) ?? false }

    func note(_ step: Step) {
      let now = options.now
      state.withLock { state in
        if step.isEnd { state.ended = step.id }
        state.last = now
      }
    }
  }
}
