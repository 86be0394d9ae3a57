import ReactiveSignals
import SignUp

// The form in a terminal. Type these lines, or send them through a pipe:
//
//     name linus
//     email linus@example.org
//     password 12345678
//     submit
//
// Each line edits a text field. The program prints the state of the model when it changes.

let clock = QueueScheduler(label: "form")
let model = SignUpViewModel(
  server: PretendServer(on: clock, answeringAfter: .milliseconds(200)),
  clock: clock
)

/// The text fields of a view, bound to the model in both directions.
let fields = ["name": MutableProperty(""), "email": MutableProperty(""), "password": MutableProperty("")]
for (field, property) in [("name", model.name), ("email", model.email), ("password", model.password)] {
  fields[field]?.bindBidirectionally(to: property)
}

model.problems.distinctUntilChanged().signal.subscribe { problems in
  print(problems.isEmpty ? "  ready" : problems.map { "  ! " + $0 }.joined(separator: "\n"))
}
model.submit.isExecuting.signal.skip(1).subscribe { print($0 ? "  sending …" : "  sent") }
model.submit.failures.subscribe { print("  failed: \($0)") }

print("Commands: name …, email …, password …, submit, quit")
reading: while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1).map(String.init)
  switch (words.first, words.dropFirst().first ?? "") {
  case (nil, _): continue
  case ("quit", _): break reading
  case ("submit", _):
    // Wait for the answer about the name, as a user's way to the button does.
    model.isNameFree.signal.skip(while: { $0 == nil }).take(1)
      .take(until: Signal.timer(after: .seconds(2), on: clock)).waitUntilCompleted()
    do throws(CommandError<ServerError>) {
      if let account = try model.submit.execute().waitForFirst() { print("  welcome, \(account.name)") }
    } catch {
      if error == .notEnabled { print("  the button is disabled") }
    }
  case (let field?, let text):
    if let property = fields[field] { property.value = text } else { print("  no field \(field)") }
  }
}
