import MarbleEngine
import Testing

@Suite struct InvocationTests {
  private func command(startedAs path: String, in folder: String) -> String {
    Invocation.command(for: "marbles", startedAs: path, in: folder) { $0 == "/home/me/clone/Tools" }
  }

  @Test(
    "A command can be pasted where the program was started",
    arguments: [
      ("/home/me/clone", "swift run --package-path Tools marbles"),
      ("/home/me/clone/Tools", "swift run marbles"),
      ("/home/me/clone/Tools/Sources", "swift run --package-path .. marbles"),
      ("/home/me/clone/Sources/Deep", "swift run --package-path ../../Tools marbles"),
      ("/home/me", "swift run --package-path clone/Tools marbles"),
      ("/tmp", "swift run --package-path /home/me/clone/Tools marbles"),
    ]
  )
  func clone(folder: String, expected: String) {
    #expect(command(startedAs: "/home/me/clone/Tools/.build/debug/tour", in: folder) == expected)
  }

  @Test("A command for any shell has the whole path")
  func anywhere() {
    #expect(
      command(startedAs: "/home/me/clone/Tools/.build/debug/playground", in: "/")
        == "swift run --package-path /home/me/clone/Tools marbles"
    )
  }

  @Test("A path may be relative")
  func relative() {
    #expect(
      command(startedAs: ".build/debug/../debug/tour", in: "/home/me/clone/Tools") == "swift run marbles"
    )
  }

  @Test("A program that the shell finds by its name, or that stands elsewhere, is named as it was started")
  func elsewhere() {
    #expect(command(startedAs: "tour", in: "/home/me/clone") == "marbles")
    #expect(command(startedAs: "/opt/my tools/tour", in: "/tmp") == "'/opt/my tools/marbles'")
    #expect(command(startedAs: "./tour", in: "/tmp") == "./marbles")
  }
}
