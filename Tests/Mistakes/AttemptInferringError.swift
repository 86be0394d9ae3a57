// error: 'attempt' is unavailable: Swift infers 'any Error' here. State the error, '{ () throws(LoadError) in … }', or pass the function: '.attempt(load)'.
import ReactiveSignals

struct Broken: Error {}

func page(_ load: @escaping @Sendable () throws(Broken) -> String) -> Signal<String, Broken> {
  .attempt { try load() }
}
