import Orders
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsNATSTesting

// Three orders on their way through a stream, and a worker that bills them. With an address as its argument, the program uses the server there,
// and otherwise one in this process.

struct FriendlyBank: Bank {
  func charge(_ order: Order) async throws { print("charged", order.item) }
}

let server = CommandLine.arguments.count > 1 ? nil : try NATSTestServer()
let url = server?.url ?? CommandLine.arguments[1]
let connection = try await NATSConnection.connect(NATSOptions(url))
try await connection.createStream("ORDERS", NATSStreamOptions(subjects: ["orders.>"]))
let orders = connection.stream("ORDERS", .json(Order.self))
for item in ["tea", "coffee", "cake"] { try await orders.publish(Order(item: item), to: "orders.new") }

let billing = Billing(orders, FriendlyBank())
for try await order in billing.billed.take(3).values { print("billed order", order.sequence) }
try await connection.flush()
