// error: 'timeout' is unavailable: Write 'timeout(after: .seconds(3), failingWith: LoadError.late, on: .main)'.
import ReactiveSignals

func answered(_ answer: Signal<String, any Error>) {
  answer.timeout(3).subscribe(next: { print($0) }, failed: { print($0) })
}
