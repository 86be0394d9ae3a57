#if os(macOS) || os(Linux)
import Foundation
import ReactiveSignalsFoundation
import TestSupport

@Suite(.withoutLeaks) struct ProcessTests {
  let shell = URL(filePath: "/bin/sh")

  func run(_ script: String) -> Signal<Data, ProcessError> { Process.output(of: shell, ["-c", script]) }

  @Test("Each subscription runs the program, sends its output, then completes")
  func output() async throws {
    let signal = run("echo one; echo two")
    #expect(try await signal.lines().collected() == ["one", "two"])
    #expect(try await signal.lines().collected() == ["one", "two"])
    #expect(try await run("cat").collected() == [])
  }

  @Test("The program runs in the given environment and directory")
  func surroundings() async throws {
    let signal = Process.output(
      of: shell,
      ["-c", "echo $A; pwd"],
      environment: ["A": "b"],
      in: URL(filePath: "/")
    )
    #expect(try await signal.lines().collected() == ["b", "/"])
  }

  @Test("Output larger than the buffer of a pipe is delivered completely")
  func muchOutput() async throws {
    let chunks = try await run("head -c 300000 /dev/zero").collected()
    expectEqual(chunks.reduce(0) { $0 + $1.count }, 300_000)
  }

  @Test("A status other than 0 is delivered as a failure after the output")
  func status() async throws {
    let events = await run("echo out; exit 3").lines().materialize().collected()
    expectEqual(events, [.next("out"), .failed(.exited(status: 3))])
  }

  @Test("A program that a signal ends fails after its output")
  func killed() async {
    await #expect(throws: ProcessError.killed(signal: 9)) { try await run("kill -9 $$").completion() }
  }

  @Test("A program that cannot be started fails")
  func cannotStart() async {
    let signal = Process.output(of: URL(filePath: "/does/not/exist"))
    let event = await signal.materialize().first()
    guard case .failed(.cannotStart(let reason)) = event else {
      Issue.record("\(String(describing: event))")
      return
    }
    #expect(reason.hasPrefix("/does/not/exist: "))
  }

  @Test("An argument with a null character fails, since the system cannot pass it on")
  func zero() async {
    for signal in [
      Process.output(of: shell, ["-c", "echo a\0b"]),
      Process.output(of: shell, ["-c", "echo $A"], environment: ["A": "a\0b"]),
    ] {
      guard case .failed(.cannotStart) = await signal.materialize().first() else {
        Issue.record("It has been started")
        continue
      }
    }
  }

  @Test("A thread that blocks signals starts a program that blocks none")
  func signals() async {
    let events = await run("kill -TERM $$; echo unharmed").materialize().collected()
    expectEqual(events, [.failed(.killed(signal: 15))])
  }

  @Test("Each argument is passed on unchanged, an empty one too")
  func arguments() async throws {
    let arguments = ["", " a b ", "é\"'$A\n", ""]
    let output = try await Process.output(of: URL(filePath: "/usr/bin/printf"), ["<%s>"] + arguments)
      .collected()
    #expect(String(decoding: Data(output.joined()), as: UTF8.self) == arguments.map { "<\($0)>" }.joined())
    #expect(try await Process.output(of: URL(filePath: "/usr/bin/env"), environment: [:]).collected() == [])
  }

  @Test("A program ends although a program it has started still runs, unless that one writes to the output")
  func leftBehind() async throws {
    let lines = try await run("tail -f /dev/null > /dev/null & echo $!").lines().collected()
    try await run("kill \(lines[0])").completion()
  }

  @Test("A program that writes without end waits for its consumer")
  func waiting() async throws {
    let sent = Counter()
    let output = Process.output(of: URL(filePath: "/usr/bin/yes")).on(next: { _ in sent.next() })
    var received = 0
    for try await _ in output.values(buffering: .waiting(2)) {
      received += 1
      #expect(sent.value - received <= 2)
      if received == 200 { break }
      await Task.yield()
    }
  }

  @Test("Disposal terminates the program")
  func disposal() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try await Process.output(of: URL(filePath: "/usr/bin/mkfifo"), [file.path]).completion()
    defer { try? FileManager.default.removeItem(at: file) }
    let script = """
      tail -f /dev/null > /dev/null &
      trap "kill $!; echo terminated > '\(file.path)'; exit" TERM
      echo ready
      wait
      """
    #expect(try await run(script).lines().first() == "ready")
    #expect(try await FileHandle(forUpdating: file).chunks().lines().first() == "terminated")
  }
}

#if os(Linux)
/// Resources left by programs. Each test runs in its own process, in which nothing else is open.
@Suite(.withoutLeaks) struct ProcessRemainsTests {
  @Test("Hundreds of programs and files, eight at a time, leave no descriptor and no zombie process")
  func many() async {
    await #expect(processExitsWith: .success) {
      let file = try TemporaryFile(Data(count: 100_000))
      try await expectNothingLeft(after: 240) { number in
        let lines = try await Process.output(of: URL(filePath: "/bin/echo"), ["\(number)"]).lines()
          .collected()
        let bytes = try await FileHandle(forReadingFrom: file.url).chunks().collected().reduce(0) {
          $0 + $1.count
        }
        return lines == ["\(number)"] && bytes == 100_000
      }
    }
  }

  @Test("Programs ended by disposal leave no descriptor and no zombie process")
  func terminated() async {
    await #expect(processExitsWith: .success) {
      try await expectNothingLeft(after: 80) { _ in
        Process.output(of: URL(filePath: "/bin/sleep"), ["1000"]).subscribeEvents { _ in }.dispose()
        return true
      }
    }
  }

  @Test("Programs whose output is not read to its end leave nothing behind")
  func unread() async {
    await #expect(processExitsWith: .success) {
      try await expectNothingLeft(after: 80) { _ in
        try await Process.output(of: URL(filePath: "/usr/bin/yes")).first() != nil
      }
    }
  }

  @Test("Programs that cannot be started leave nothing behind")
  func notStarted() async {
    await #expect(processExitsWith: .success) {
      let nowhere = URL(filePath: "/does/not/exist")
      try await expectNothingLeft(after: 80) { number in
        let signal =
          number.isMultiple(of: 2)
          ? Process.output(of: nowhere) : Process.output(of: URL(filePath: "/bin/echo"), in: nowhere)
        return await signal.materialize().first()?.failure != nil
      }
    }
  }

  @Test("A program inherits only its standard input, output and error")
  func inherited() async throws {
    let pipe = Pipe()
    let names = try await Process.output(of: URL(filePath: "/bin/ls"), ["/proc/self/fd"]).lines().collected()
    // The last one is the directory that is being read.
    expectEqual(names, ["0", "1", "2", "3"])
    withExtendedLifetime(pipe) {}
  }
}

/// Runs `body` `count` times, eight at a time, then counts descriptors and child processes.
private func expectNothingLeft(
  after count: Int,
  _ work: @escaping @Sendable (Int) async throws -> Bool
) async throws {
  @Sendable func run(_ count: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for first in 0..<8 {
        group.addTask {
          for number in stride(from: first, to: count, by: 8) {
            if try await !work(number) { fatalError("Number \(number) has gone wrong") }
          }
        }
      }
      try await group.waitForAll()
    }
  }
  // The libraries of the system open some descriptors for each thread at first.
  try await run(16)
  let before = descriptors()
  try await run(count)
  // The last program may still be about to end, and its output about to be closed.
  let deadline = ContinuousClock.now + .seconds(300)
  while children() > 0 || descriptors() > before + 8, ContinuousClock.now < deadline { await Task.yield() }
  precondition(children() == 0, "\(children()) children are left")
  precondition(descriptors() <= before + 8, "\(descriptors() - before) descriptors are left")
}

private func descriptors() -> Int { entries(of: "/proc/self/fd").count }

private func children() -> Int {
  entries(of: "/proc/self/task").reduce(0) { count, thread in
    let children = try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
    return count + (children ?? "").split(separator: " ").count
  }
}

private func entries(of directory: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
}
#endif
#endif
