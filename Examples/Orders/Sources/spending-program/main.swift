import Orders
import ReactiveSignals
import ReactiveSignalsNATS
import ReactiveSignalsNATSTesting

// What three customers spend in each hour: two workers share the purchases, and the totals are in a bucket. With an address as its argument,
// the program uses the server there, and otherwise one in this process.

let server = CommandLine.arguments.count > 1 ? nil : try NATSTestServer()
let url = server?.url ?? CommandLine.arguments[1]
let connection = try await NATSConnection.connect(NATSOptions(url))
let partitions = Spending.partitions
try await connection.createStream("PURCHASES", NATSStreamOptions(subjects: partitions.subjects))
let purchases = connection.stream("PURCHASES", .json(Purchase.self))
let totals = try await connection.createBucket("spending")

let made = (0..<60).map { Purchase(["ada", "bob", "cleo"][$0 % 3], price: $0, hour: 9 + $0 / 30) }
for purchase in made { try await purchases.publish(purchase, key: purchase.customer, in: partitions) }

let spending = Spending(purchases, totals)
let updates = Signal.merge([spending.updates, spending.updates])
for try await _ in updates.take(made.count).values {}

// The bucket has the table.
let table = connection.stream("KV_spending", .json(Int.self))
let count = try await table.statistics().messageCount
var lines: [String] = []
for try await total in table.signal(from: .lastPerSubject).take(count).values {
  lines.append("\(total.subject.dropFirst("$KV.spending.".count)) \(total.value)")
}
print(lines.sorted().joined(separator: "\n"))
try await connection.flush()
