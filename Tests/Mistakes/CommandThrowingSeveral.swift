// error: 'init(concurrent:_:)' is unavailable: Write 'Command(task: { … })', and state the failure: '{ input async throws(LoadError) in … }'. Where it throws several types, 'any Error' is the failure.
import ReactiveSignals

enum CartError: Error { case empty }
func pay(_ amount: Int) async throws(CartError) -> String { "paid" }

let checkout: Command<Int, String, CartError> = Command { amount in
  try await Task.sleep(for: .seconds(1))
  return try await pay(amount)
}
