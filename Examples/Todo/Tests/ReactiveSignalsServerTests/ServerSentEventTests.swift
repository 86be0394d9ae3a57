import ReactiveSignalsServer
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

  @Test("A name or an identifier cannot add fields")
  func injection() {
    #expect(
      ServerSentEvent("x", name: "a\ndata: b", id: "1\r\n2\0").text == "id: 12\nevent: adata: b\ndata: x\n\n"
    )
  }
}
