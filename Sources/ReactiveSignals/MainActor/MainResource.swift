/// A value of any type that is loaded on the main actor, again for each parameter, with the state of its load.
///
///     @MainActor final class Search {
///       @MainMutableProperty var text = ""
///       private(set) lazy var answer = MainResource(for: $text) { (text: String) in server.ask(text).onMain() }
///     }
///
/// It behaves as ``Resource``. A view that reads `value` or `state.value` is updated when they change.
@MainActor
public final class MainResource<Content, LoadFailure: Error>: nonisolated MainPropertyProtocol {
  public typealias Value = Content?
  public typealias Failure = Never

  let owner: OnMainOwner<Resource<OnMain<Content>, LoadFailure>>

  private var resource: Resource<OnMain<Content>, LoadFailure> { owner.object }

  /// The state of the load, with the value.
  public var state: MainProperty<ResourceState<Content, LoadFailure>> {
    MainProperty(Property(resource.stateNode, owner: owner).map(unisolated { OnMain($0.map(\.value)) }))
  }

  /// A property that is `true` while a load runs.
  public var isLoading: MainProperty<Bool> { state.map(\.isLoading).distinctUntilChanged() }

  /// The failure of the last load, or `nil` if it has not failed, or if another load runs.
  public var failure: MainProperty<LoadFailure?> { state.map(\.failure) }

  public var property: MainProperty<Content?> { state.map(\.value) }

  /// The value that is loaded, or the last one. Writing replaces it, as ``Resource/value`` does.
  public var value: Content? {
    get { state.value.value }
    set { resource.value = newValue.map { OnMain($0) } }
  }

  private init<Parameter>(
    _ parameters: Property<OnMain<Parameter>?>,
    _ options: ResourceOptions,
    _ load: @escaping (Parameter) -> MainSignal<Content, LoadFailure>
  ) {
    owner = OnMainOwner(
      Resource(optional: parameters, options, staysOnMain: true, unisolated { load($0.value).base })
    )
  }

  /// Creates a resource whose load is a signal for a parameter.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter. While it is `nil`, nothing is loaded.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that returns the signal of a load, which is canceled by the next parameter.
  public convenience init<Parameter>(
    for parameters: some MainPropertyProtocol<Parameter?>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping (Parameter) -> MainSignal<Content, LoadFailure>
  ) {
    self.init(
      parameters.property.base.map(unisolated { $0.value.map { OnMain($0) } }),
      options,
      load
    )
  }

  /// Creates a resource whose load is a signal for a parameter, which is never `nil`.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that returns the signal of a load, which is canceled by the next parameter.
  @_disfavoredOverload
  public convenience init<Parameter>(
    for parameters: some MainPropertyProtocol<Parameter>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping (Parameter) -> MainSignal<Content, LoadFailure>
  ) {
    self.init(parameters.property.base.map(Optional.some), options, load)
  }

  /// Creates a resource whose load is an asynchronous closure for a parameter.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter. While it is `nil`, nothing is loaded.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that loads the value in a task of the main actor, which is canceled by the next parameter.
  public convenience init<Parameter>(
    for parameters: some MainPropertyProtocol<Parameter?>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @MainActor (Parameter) async throws(LoadFailure) -> Content
  ) {
    self.init(for: parameters, options: options) { parameter in
      MainSignal.task { () async throws(LoadFailure) in try await load(parameter) }
    }
  }

  /// Creates a resource whose load is an asynchronous closure for a parameter, which is never `nil`.
  ///
  /// - Parameters:
  ///   - parameters: The property of the parameter.
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that loads the value in a task of the main actor, which is canceled by the next parameter.
  @_disfavoredOverload
  public convenience init<Parameter>(
    for parameters: some MainPropertyProtocol<Parameter>,
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @MainActor (Parameter) async throws(LoadFailure) -> Content
  ) {
    self.init(for: parameters, options: options) { parameter in
      MainSignal.task { () async throws(LoadFailure) in try await load(parameter) }
    }
  }

  /// Creates a resource that is loaded once, and again by ``reload()->()``.
  ///
  /// - Parameters:
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that returns the signal of a load.
  public convenience init(
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping () -> MainSignal<Content, LoadFailure>
  ) {
    self.init(Property(OnMain(())), options) { load() }
  }

  /// Creates a resource that is loaded once by an asynchronous closure, and again by ``reload()->()``.
  ///
  /// - Parameters:
  ///   - options: The rules by which it is loaded.
  ///   - load: A closure that loads the value in a task of the main actor.
  public convenience init(
    options: ResourceOptions = ResourceOptions(),
    _ load: @escaping @MainActor () async throws(LoadFailure) -> Content
  ) {
    self.init(options: options) { MainSignal.task { () async throws(LoadFailure) in try await load() } }
  }

  /// Loads the value of the present parameter again, unless it is being loaded.
  public func reload() { resource.reload() }

  /// Loads the value of the present parameter again, or joins the load that runs, and waits for the end of the load, as ``Resource`` does.
  ///
  /// - Returns: The state at the end of the load.
  @discardableResult
  public func reload() async -> ResourceState<Content, LoadFailure> {
    resource.loads.reload()
    return await resource.join().map(\.value)
  }

  /// Loads the value again each time some time has passed since the end of a load.
  ///
  /// - Parameters:
  ///   - interval: The time from the end of a load to the next one.
  ///   - scheduler: The scheduler that measures the time.
  /// - Returns: A disposable that ends the repetition. It ends with the resource too.
  @discardableResult
  public func reload(every interval: Duration, on scheduler: some TimedScheduler) -> any Disposable {
    isLoading.signal
      .flatMap(.latest) { isLoading -> MainSignal<Int, Never> in
        isLoading ? .empty : .timer(after: interval, on: scheduler)
      }
      .subscribe { [weak self] _ in self?.reload() }
  }

  /// Changes the value at once, does the work that makes the change real, and takes the change back when the work fails, as
  /// ``Resource/update(optimistically:_:)`` does.
  ///
  /// - Parameters:
  ///   - change: A closure that changes the value, and has no side effects.
  ///   - work: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work.
  @discardableResult
  public func update<Result, WorkFailure: Error>(
    optimistically change: @escaping (inout Content) -> Void,
    _ work: () async throws(WorkFailure) -> Result
  ) async throws(WorkFailure) -> Result {
    try await resource.update(optimistically: unisolated { change(&$0.value) }, work)
  }
}
