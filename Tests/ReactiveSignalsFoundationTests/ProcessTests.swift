import Foundation
import ReactiveSignals
import ReactiveSignalsFoundation
import ReactiveSignalsTesting
import TestShims
import Testing

// Foundation's `Process` and Dispatch's reading of pipes, one after the other, crash inside Dispatch there.
@Suite(.disabled(if: is_thread_sanitized(), "Dispatch does not bear the thread sanitizer"))
struct ProcessTests {
  let shell = URL(filePath: "/bin/sh")

  func run(_ script: String) -> Signal<Data, ProcessError> { Process.output(of: shell, ["-c", script]) }

  @Test("What a program writes, then completion; run for each subscription")
  func output() async throws {
    let signal = run("echo one; echo two")
    #expect(try await signal.lines().collected() == ["one", "two"])
    #expect(try await signal.lines().collected() == ["one", "two"])
    #expect(try await run("cat").collected() == [])
  }

  @Test("Its environment and directory")
  func surroundings() async throws {
    let signal = Process.output(
      of: shell,
      ["-c", "echo $A; pwd"],
      environment: ["A": "b"],
      in: URL(filePath: "/")
    )
    #expect(try await signal.lines().collected() == ["b", "/"])
  }

  @Test("More than a pipe holds")
  func muchOutput() async throws {
    let chunks = try await run("head -c 300000 /dev/zero").collected()
    #expect(chunks.reduce(0) { $0 + $1.count } == 300_000)
  }

  @Test("A status other than 0 is the failure, behind the output")
  func status() async throws {
    let events = await run("echo out; exit 3").lines().materialize().collected()
    #expect(events == [.next("out"), .failed(.exited(status: 3))])
  }

  @Test("So is a signal that ends it")
  func killed() async {
    await #expect(throws: ProcessError.killed(signal: 9)) { try await run("kill -9 $$").completion() }
  }

  @Test("What cannot be started fails")
  func cannotStart() async {
    let signal = Process.output(of: URL(filePath: "/does/not/exist"))
    let event = await signal.materialize().first()
    guard case .failed(.cannotStart) = event else {
      Issue.record("\(String(describing: event))")
      return
    }
  }

  @Test("Disposal terminates the program")
  func disposal() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try await Process.output(of: URL(filePath: "/usr/bin/mkfifo"), [file.path]).completion()
    defer { try? FileManager.default.removeItem(at: file) }
    let script = """
      sleep 1000 > /dev/null &
      trap "kill $!; echo terminated > '\(file.path)'; exit" TERM
      echo ready
      wait
      """
    #expect(try await run(script).lines().first() == "ready")
    #expect(try await FileHandle(forUpdating: file).chunks().lines().first() == "terminated")
  }
}
