import Foundation
import ReactiveSignalsFoundation
import TestSupport

@Suite(.withoutLeaks) struct NotificationCenterTests {
  final class Poster: Sendable {}

  let center = NotificationCenter()
  let name = Notification.Name("test")

  func number(_ notification: Notification) -> Int { notification.userInfo?["number"] as? Int ?? -1 }

  func post(_ number: Int, by poster: Poster? = nil, name: String = "test") {
    center.post(name: Notification.Name(name), object: poster, userInfo: ["number": number])
  }

  @Test("Each posting sends one value until disposal", .proves("B487"))
  func postings() {
    let (recorder, subscription) = center.signal(for: name) { number($0) }.recorded()
    post(1)
    post(2)
    post(3, name: "another")
    expectEqual(recorder.events, [.next(1), .next(2)])
    subscription.dispose()
    post(4)
    expectEqual(recorder.events, [.next(1), .next(2)])
  }

  @Test("Without a transform, each posting of the object sends an empty value")
  func emptyValues() {
    let poster = Poster()
    let (recorder, subscription) = center.signal(for: name, object: poster).scan(0) { count, _ in count + 1 }
      .recorded()
    post(1, by: poster)
    post(2)
    post(3, by: poster)
    expectEqual(recorder.values, [1, 2])
    subscription.dispose()
  }

  @Test("Without a name, notifications of every name are sent")
  func anyName() {
    let (recorder, subscription) = center.signal(for: nil) { $0.name.rawValue }.recorded()
    post(1)
    post(2, name: "another")
    expectEqual(recorder.values, ["test", "another"])
    subscription.dispose()
  }

  @Test("With an object, only its postings are sent, and the object is not retained", .proves("B487"))
  func object() {
    var poster = Optional(Poster())
    weak let kept = poster
    let signal = center.signal(for: name, object: poster) { number($0) }
    let (recorder, subscription) = signal.recorded()
    post(1, by: poster)
    post(2, by: Poster())
    post(3)
    expectEqual(recorder.values, [1])
    poster = nil
    #expect(kept == nil)
    let (late, _) = signal.recorded()
    post(4)
    #expect(late.events.isEmpty)
    subscription.dispose()
  }

  @Test("After the release of the object nothing is sent, even when another object has its address")
  func address() {
    let values = (0..<100).flatMap { round in
      var poster = Optional(Poster())
      let (recorder, subscription) = center.signal(for: name, object: poster) { number($0) }.recorded()
      post(1, by: poster)
      poster = nil
      let next = Poster()
      post(2, by: next)
      subscription.dispose()
      return recorder.values
    }
    expectEqual(values, Array(repeating: 1, count: 100))
  }

  @Test("A posting from inside a handler is delivered after it")
  func reentrancy() {
    let recorder = Recorder<Int, Never>()
    center.signal(for: name) { number($0) }
      .on(next: { if $0 < 3 { post($0 + 1) } })
      .take(3)
      .subscribe(recorder)
    post(1)
    expectEqual(recorder.events, [.next(1), .next(2), .next(3), .completed])
  }
}
