/// A type of the library, and its names in other libraries. The operators have pages; a type has these lines.
package struct TypeNames: Sendable {
  package let type: String
  package let summary: String
  /// The names in the other libraries, in the order of `OperatorNames.libraries`.
  package let counterparts: [(library: String, names: [String])]

  package static let all: [TypeNames] = table.split(separator: "\n").dropFirst().map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      cell.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }.filter {
        !$0.isEmpty
      }
    }
    return TypeNames(
      type: cells[0][0],
      summary: cells[1][0],
      counterparts: zip(OperatorNames.libraries, cells.dropFirst(2)).map { (library: $0, names: $1) }
    )
  }

  /// Returns the lines for a type, by its name here or in another library.
  package static func text(of name: String) -> String? {
    guard
      let entry = all.first(where: { $0.type == name })
        ?? all.first(where: { $0.counterparts.contains { $0.names.contains(name) } })
    else { return nil }
    var lines = [entry.type.padding(to: 16) + entry.summary]
    lines += entry.counterparts.filter { !$0.names.isEmpty }.map {
      $0.library.padding(to: 16) + $0.names.joined(separator: ", ")
    }
    let here = lines.joined(separator: "\n") + "\n"
    guard entry.type != name, let home = entry.counterparts.first(where: { $0.names.contains(name) }) else {
      return here
    }
    return
      "\(name) of \(home.library) is \(entry.type): see the article \"Coming from \(home.library)\".\n\n\(here)"
  }

  static let table = """
    type | summary | ReactiveCocoa | RxSwift | Combine | ReactiveSwift
    Signal | a stream of values, erased | RACSignal; RACStream | Observable; Single; Maybe; Completable; Infallible; Driver | AnyPublisher | SignalProducer
    SignalProtocol | every signal, and the operators |  | ObservableType | Publisher | SignalProtocol; SignalProducerProtocol
    Subscriber | the receiver of the events of one subscription | RACSubscriber | AnyObserver; ObserverType | Subscriber | Observer
    Event | a value, a failure or the completion | RACEvent | Event | Subscribers.Completion | Event
    Command | an action that is enabled, executes, and reports its failures | RACCommand |  |  | Action; CocoaAction
    Execution | the results of one execution of a command, and its end |  |  |  |
    Channel | a connection in both directions, with an end for each side | RACChannel |  |  |
    ChannelTerminal | an end of a channel; property.channel() returns one | RACChannelTerminal; RACKVOChannel; RACChannelTo | ControlProperty |  |
    MutableProperty | a value that any thread may write, and the signal of its changes |  |  | Published | MutableProperty; ValidatingProperty
    Property | a value that changes, and the signal of its changes |  |  |  | Property; PropertyProtocol
    KVOSignal | the value at a key path of an Objective-C object; Apple only | RACObserve | rx.observe | NSObject.KeyValueObservingPublisher | DynamicProperty
    bind(to:) | writes each value to a property or a key path | RAC | Binder | assign | BindingTarget
    Lifetime | the life of an object, which ends other work | rac_willDeallocSignal; rac_deallocDisposable | rx.deallocated |  | Lifetime
    BlockDisposable | a closure that runs once, at disposal | RACDisposable | Disposables.create |  | AnyDisposable
    CompoundDisposable | disposables that are disposed together | RACCompoundDisposable | CompositeDisposable |  | CompositeDisposable
    SerialDisposable | a place for one disposable; a new one disposes the old one | RACSerialDisposable | SerialDisposable; SingleAssignmentDisposable |  |
    ScopedDisposable | a disposable that is disposed when it is released | RACScopedDisposable | DisposeBag | AnyCancellable |
    Scheduler | runs work: inline, on a queue, on an actor | RACScheduler | SchedulerType; ImmediateSchedulerType |  | DateScheduler
    QueueScheduler | runs work on a serial queue of its own | RACTargetQueueScheduler | SerialDispatchQueueScheduler; ConcurrentDispatchQueueScheduler | DispatchQueue |
    MainScheduler | runs work on the main queue |  | ConcurrentMainScheduler | RunLoop | UIScheduler
    TestScheduler | runs work in virtual time, for tests | RACTestScheduler | HistoricalScheduler |  |
    MulticastConnection | a shared subscription that is made on demand | RACMulticastConnection | ConnectableObservable | ConnectablePublisher |
    GroupedSignal | the values of one key | RACGroupedSignal | GroupedObservable |  |
    LazyStream | elements that are computed when they are requested | RACSequence |  |  |
    Void | a value without content | RACUnit |  |  |
    """
}
