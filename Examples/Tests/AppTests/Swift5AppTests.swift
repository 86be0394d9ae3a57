import ReactiveSignals
import Swift5App
import Testing

@Suite struct Swift5AppTests {
  @Test("A class of the Swift 5 language mode subscribes, and its subscription ends with it")
  func ticker() {
    let prices = Subject<Int, Never>()
    var ticker: Ticker? = Ticker(prices.erased)
    prices.send(3)
    prices.send(1)
    #expect(ticker?.lines == ["up 3", "down 2"])
    weak let released = ticker
    ticker = nil
    #expect(released == nil)
  }
}
