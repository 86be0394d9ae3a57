import ReactiveSignals

extension Registry {
  static let sideEffects = Family("Side effects and schedulers: the line is unchanged") {
    Row("on", "a closure is called for each event")
      .symbols("on(subscribed:next:failed:completed:terminated:disposed:)", in: .sideEffects)
      .names(
        reactiveCocoa: "doNext:",
        "doError:",
        "doCompleted:",
        "initially:",
        rxSwift: "do(onNext:…)",
        combine: "handleEvents",
        reactiveSwift: "on"
      )
      .picture("a--b-c---|")
      .chain("numbers.on(next: { use($0) })", named: "on")
      .takeHome("on(next: { _ in })")
      .each(call: "on(next: { print($0) })") {
        $0.on(next: { _ in })
      }

    Row("finally", "a closure is called at the end")
      .symbols("finally(_:)", in: .sideEffects)
      .names(reactiveCocoa: "finally:")
      .picture("a--b-c---|")
      .chain("numbers.finally { use(1) }")
      .takeHome("finally {}")
      .each(call: "finally { close() }") { $0.finally {} }

    Row("activity", "the subscription is counted in a property while it lasts")
      .symbols("activity(into:)", in: .sideEffects)
      .names(rxSwift: "trackActivity (examples)")
      .picture("a--b-c---|")
      .chain("numbers.activity(into: property)", named: "activity(into:)")
      .takeHome("activity(into: MutableProperty(0))")
      .each(call: "activity(into: count)") { $0.activity(into: MutableProperty(0)) }

    Row("log", "each event is logged")
      .symbols("log(_:to:)", in: .sideEffects)
      .names(reactiveCocoa: "logAll", rxSwift: "debug", combine: "print", reactiveSwift: "logEvents")
      .picture("a--b-c---|")
      .chain(#"numbers.log("numbers")"#)
      .takeHome("log(to: { _ in })")
      .each(call: "log()") { $0.log(to: { _ in }) }

    Row("named", "the signal has a name")
      .symbols("named(_:)", in: .sideEffects)
      .listed("description", in: .sideEffects)
      .names(reactiveCocoa: "name", "setNameWithFormat:")
      .picture("a--b-c---|", with: "letters")
      .chain(#"numbers.named("numbers")"#)
      .each(TextParameter()) { $0.named($1) }

    Row("checkpoint", "a failure has passed here")
      .symbols("checkpoint(_:fileID:line:)", in: .failures)
      .picture("a--b-c---#")
      .chain(#"requests.checkpoint("request")"#)
      .takeHome("checkpoint().mapFailure(\\.failure)")
      .each(call: "checkpoint()") {
        $0.checkpoint().mapFailure(\.failure)
      }

    Row("tracked", "the subscription is listed")
      .symbols("tracked(_:fileID:line:)", in: .sideEffects)
      .picture("a--b-c---|", with: "letters")
      .chain(#"numbers.tracked("numbers")"#)
      .each(TextParameter()) { $0.tracked($1) }

    Row("probed", "other programs watch the events")
      .symbols("probed(_:)", in: .sideEffects)
      .picture("a--b-c---|", with: "letters")
      .chain(#"numbers.probed("numbers")"#)
      .each(TextParameter()) { $0.probed($1) }

    Row("deliverOn", "the scheduler delivers the events")
      .symbols("deliver(on:buffering:)", in: .schedulers)
      .listed("deliverOnMain(buffering:)", "onMain(buffering:)", in: .schedulers)
      .names(
        reactiveCocoa: "deliverOn:",
        rxSwift: "observe(on:)",
        combine: "receive(on:)",
        "buffer(size:prefetch:whenFull:)",
        reactiveSwift: "observe(on:)"
      )
      .picture("a--b-c---|")
      .chain("numbers.deliver(on: main)")
      .chain("numbers.deliverOnMain()")
      .each(call: "deliver(on: clock)") {
        $0.deliver(on: $1)
      }

    Row("subscribeOn", "the scheduler subscribes")
      .symbols("subscribe(on:_:)", in: .schedulers)
      .names(
        reactiveCocoa: "subscribeOn:",
        rxSwift: "subscribe(on:)",
        combine: "subscribe(on:)",
        reactiveSwift: "start(on:)"
      )
      .picture("a--b-c---|")
      .chain("numbers.subscribe(on: main)")
      .each(call: "subscribe(on: clock)") { $0.subscribe(on: $1) }
  }
}
