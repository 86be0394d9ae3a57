import Dispatch
package import ReactiveSignals
import Testing

/// The asynchronous schedulers, as arguments of tests.
package enum SchedulerKind: CaseIterable, CustomTestStringConvertible {
  case main
  case queue
  case concurrentTarget
  case actor
  case mainActor
  case task

  package func make() -> any TimedScheduler {
    switch self {
    case .main: MainScheduler.shared
    case .queue: QueueScheduler(label: "test")
    case .concurrentTarget:
      QueueScheduler(target: DispatchQueue(label: "target", attributes: .concurrent, target: .global()))
    case .actor: ActorScheduler(EmptyActor())
    case .mainActor: ActorScheduler(MainActor.shared)
    case .task: TaskScheduler(priority: .medium)
    }
  }

  package var testDescription: String { "\(self)" }

  private actor EmptyActor {}
}

/// Returns whether both are the same object.
package func isSame(_ one: (any Scheduler)?, _ other: any Scheduler) -> Bool {
  one.map { $0 as AnyObject === other as AnyObject } ?? false
}
