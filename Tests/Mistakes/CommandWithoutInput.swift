// error: referencing instance method 'execute()' on 'Command' requires the types 'String' and '()' be equivalent
import ReactiveSignals

struct Broken: Error {}

let save = Command<String, Int, Broken> { text in .just(text.count) }

func run() {
  save.execute()
}
