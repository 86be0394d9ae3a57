// error: mutation of captured var 'total' in concurrently-executing code [#SendableClosureCaptures]
import ReactiveSignals

func sum(_ numbers: Signal<Int, Never>) {
  var total = 0
  numbers.subscribe { total += $0 }
  print(total)
}
