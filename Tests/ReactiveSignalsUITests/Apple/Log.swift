/// The values that a test has received on the main actor.
@MainActor
final class Log<Value> {
  var values: [Value] = []
}
