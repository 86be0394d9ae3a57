import TestSupport

/// ``MainCommand`` has the inside of ``Command``, whose tests are those of the policies. Here are the values that cannot be sent.
@Suite(.withoutLeaks) @MainActor struct MainCommandTests {
  private final class Song {
    let title: String

    init(_ title: String) { self.title = title }
  }

  @MainActor private final class Desk {
    let works = (0..<4).map { _ in MainSubject<Song, TestFailure>() }
    private(set) var begun: [Int] = []
    private(set) var titles: [[String]] = []
    let policy: CommandPolicy
    private(set) lazy var command = MainCommand<Int, Song, TestFailure>(whileExecuting: policy) {
      [unowned self] number in
      begun.append(number)
      return works[number].mainSignal
    }

    init(_ policy: CommandPolicy) { self.policy = policy }

    func execute(_ number: Int) -> MainExecution<Song, TestFailure> {
      let index = titles.count
      titles.append([])
      let execution = command.execute(number)
      execution.mainSignal.subscribe(
        next: { [unowned self] song in titles[index].append(song.title) },
        failed: { [unowned self] failure in
          titles[index].append("\(failure == .notEnabled ? "refused" : "failed")")
        },
        completed: { [unowned self] in titles[index].append("|") }
      )
      return execution
    }
  }

  @Test("Each policy decides about a call while a command of the main actor executes")
  func policies() {
    let rows: [(CommandPolicy, begun: [Int], titles: [[String]])] = [
      (.refuse, [0], [["a", "|"], ["refused"], ["refused"]]),
      (.join, [0], [["a", "|"], ["a", "|"], ["a", "|"]]),
      (.queue, [0, 1, 2], [["a", "|"], ["b", "|"], ["failed"]]),
      (.queue(1), [0, 1], [["a", "|"], ["b", "|"], ["refused"]]),
      (.restart, [0, 1, 2], [["|"], ["|"], ["failed"]]),
      (.keepLatest, [0, 2], [["a", "|"], ["|"], ["failed"]]),
      (.concurrent, [0, 1, 2], [["a", "|"], ["b", "|"], ["failed"]]),
      (.concurrent(2), [0, 1], [["a", "|"], ["b", "|"], ["refused"]]),
    ]
    for (policy, begun, titles) in rows {
      let desk = Desk(policy)
      for number in 0..<3 { _ = desk.execute(number) }
      desk.works[0].send(Song("a"))
      desk.works[0].complete()
      desk.works[1].send(Song("b"))
      desk.works[1].complete()
      desk.works[2].fail(.one)
      expectEqual(desk.begun, begun)
      expectEqual(desk.titles, titles)
      #expect(!desk.command.isExecuting.value && desk.command.isEnabled.value)
    }
  }

  @Test("Callers that joined leave one by one, and the policy can change at any time")
  func leaves() {
    let desk = Desk(.join)
    let executions = (0..<2).map { desk.execute($0) }
    executions[0].cancel()
    executions[0].cancel()
    #expect(desk.command.isExecuting.value)
    executions[1].cancel()
    #expect(!desk.command.isExecuting.value)
    expectEqual(desk.titles, [["|"], ["|"]])
    expectEqual(desk.command.whileExecuting, .join)
    desk.command.whileExecuting = .refuse
    _ = desk.execute(2)
    #expect(!desk.command.isEnabled.value)
    _ = desk.execute(3)
    desk.works[2].complete()
    expectEqual(desk.titles.suffix(2), [["|"], ["refused"]])
  }

  @Test("A work that waits begins on the main actor, wherever the one before ends")
  func endsElsewhere() async {
    let end = Subject<Int, Never>()
    var begun: [Int] = []
    let command = MainCommand<Int, Int, Never>(whileExecuting: .queue) { number in
      MainActor.preconditionIsolated()
      begun.append(number)
      return number == 0 ? end.onMain().mainSignal : .just(number)
    }
    let executions = (0..<3).map { command.execute($0) }
    await Task.detached { end.complete() }.value
    for execution in executions { _ = try? await execution.mainSignal.collected() }
    while command.isExecuting.value { await Task.yield() }
    expectEqual(begun, [0, 1, 2])
  }

  @Test("A command of the main actor can still be told in a word that its executions overlap")
  func overlaps() {
    let isOn = MainMutableProperty(true)
    let always = MainCommand<Int, Int, Never>(concurrent: true) { .just($0) }
    let sometimes = MainCommand<Int, Int, Never>(enabledIf: isOn.map { $0 }, concurrent: true) { .just($0) }
    for command in [always, sometimes] {
      expectEqual(command.whileExecuting, .concurrent)
      #expect(command.isEnabled.value)
    }
    isOn.value = false
    #expect(!sometimes.isEnabled.value)
  }
}
