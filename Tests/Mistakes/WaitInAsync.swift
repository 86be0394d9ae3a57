// error: instance method 'waitForFirst' is unavailable from asynchronous contexts; await first() instead
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) async {
  print(numbers.waitForFirst() as Any)
}

// Proves B254: a call that blocks, in asynchronous code
