import ActorApp
import ReactiveSignals
import Testing

@Suite struct ActorAppTests {
  @Test("An actor receives the values of a signal in order, from any thread")
  func order() async {
    let source = Subject<String, Never>()
    let inbox = Inbox()
    await inbox.follow(source)
    for number in 1...100 { source.send("\(number)") }
    _ = await inbox.count.signal.first { $0 == 100 }.first()
    #expect(await inbox.contents() == (1...100).map { "\($0)" })
  }

  @Test("No message is added after the end")
  func closing() async {
    let source = Subject<String, Never>()
    let inbox = Inbox()
    await inbox.follow(source)
    await inbox.close()
    source.send("late")
    #expect(await inbox.contents() == [])
  }
}
