// compiles
// The other choice of the remedy for a command that throws
import ReactiveSignals

enum CartError: Error { case empty }
func pay(_ amount: Int) async throws(CartError) -> String { "paid" }

func checkout() -> Command<Int, String, any Error> {
  Command(task: { amount async throws(any Error) in
    try await Task.sleep(for: .seconds(1))
    return try await pay(amount)
  })
}
