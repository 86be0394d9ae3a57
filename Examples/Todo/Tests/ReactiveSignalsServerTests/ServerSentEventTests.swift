import ReactiveSignals
import ReactiveSignalsServer
import ReactiveSignalsTesting
import Testing

@Suite struct ServerSentEventTests {
  @Test("An event has a line for each field and each line of its data, and an empty line at its end")
  func fields() {
    #expect(ServerSentEvent("one").text == "data: one\n\n")
    #expect(
      ServerSentEvent("one\ntwo\r\nthree\rfour", name: "lines", id: "7", retry: .milliseconds(1_500)).text
        == "id: 7\nevent: lines\nretry: 1500\ndata: one\ndata: two\ndata: three\ndata: four\n\n"
    )
    #expect(ServerSentEvent("").text == "data: \n\n")
    #expect(ServerSentEvent("a\n").text == "data: a\ndata: \n\n")
  }

  @Test("A comment and a time of reconnection are no events")
  func silentParts() {
    #expect(ServerSentEvent.comment("one\r\ntwo").text == ": one\n: two\n\n")
    #expect(ServerSentEvent.comment().text == ": \n\n")
    #expect(ServerSentEvent.reconnecting(after: .milliseconds(2_500)).text == "retry: 2500\n\n")
    var event = ServerSentEvent("one")
    event.comment = "first"
    #expect(event.text == ": first\ndata: one\n\n")
  }

  @Test("A comment is sent after each interval without an event, until the end")
  func heartbeats() {
    let scheduler = TestScheduler()
    let events = scheduler.cold("a-b-------c|").map { ServerSentEvent($0) }
    let lengths = events.heartbeats(every: .seconds(3), on: scheduler).map {
      $0.comment == nil ? $0.data : "h"
    }
    let recording = scheduler.record(lengths)
    scheduler.run()
    #expect("\(recording)" == "a-b--h--h-c|")
  }

  @Test("A name or an identifier cannot add fields")
  func injection() {
    #expect(
      ServerSentEvent("x", name: "a\ndata: b", id: "1\r\n2\0").text == "id: 12\nevent: adata: b\ndata: x\n\n"
    )
  }
}
