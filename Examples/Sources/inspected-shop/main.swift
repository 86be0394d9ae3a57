// A shop with two faults that the inspector finds: a screen that leaks, and a consumer that takes nothing anymore.
//   swift run --package-path Examples inspected-shop [SECONDS]
import Observation
import ReactiveSignals
import ReactiveSignalsInspector

/// The cart, which lives as long as the program.
@MainActor final class Cart {
  let prices = MutableProperty([3, 4])
  let discount = MutableProperty(0)
  let total: Property<Int>

  init() {
    let sum = prices.map { $0.reduce(0, +) }.named("sum")
    total = sum.combineLatest(discount).map { $0 * (100 - $1) / 100 }.named("total")
  }
}

/// The model of a view. The binding of its label ends with it. The subscription of its countdown does not, since nobody disposes that.
@MainActor @Observable final class CheckoutModel {
  private(set) var label = ""

  init(_ cart: Cart, _ clock: Signal<Int, Never>) {
    cart.total.signal.map { "Total \($0)" }.tracked("label").bind(to: \.label, on: self)
    clock.map { 60 - $0 % 60 }.tracked("countdown").subscribe { _ in }
  }
}

try await Inspector.start(showingValues: true)
let seconds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3600
let scheduler = QueueScheduler(label: "shop")
let clock = Signal<Int, Never>.interval(.milliseconds(250), on: scheduler).share()
let cart = Cart()
let keepsClock = clock.tracked("clock").subscribe { _ in }

// A search as you type, and the command of a button.
let text = Subject<String, Never>()
let search = text.debounce(for: .milliseconds(300), on: scheduler).distinctUntilChanged()
  .flatMap(.latest) { text in
    Signal<String, Never>.just("results for \(text)").delay(for: .milliseconds(400), on: scheduler)
  }
  .tracked("search")
  .subscribe { _ in }
let pay = Command { (amount: Int) in Signal<Int, Never>.just(amount).delay(for: .seconds(2), on: scheduler) }
  .named("pay")

// The printer has run out of paper, and its task waits for ever. So the orders wait, and their source with them.
let printer = Task {
  for await order in Signal<Int, Never>.range(1...).tracked("orders").values(buffering: .waiting(16))
  where order == 3 {
    try await Task.sleep(for: .seconds(1_000_000))
  }
}

for second in 0..<seconds {
  // The view that is on the screen.
  let model = CheckoutModel(cart, clock)
  text.send(["shoe", "shoes", "hat"][second % 3])
  cart.prices.value.append(second % 9)
  if cart.prices.value.count > 6 { cart.prices.value = [3, 4] }
  cart.discount.value = second % 20
  pay.execute(cart.total.value)
  try await Task.sleep(for: .seconds(1))
  withExtendedLifetime(model) {}
}
printer.cancel()
