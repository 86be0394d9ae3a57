import Foundation

/// The command that starts a program of this package, from the folder in which the user is.
///
/// A program prints its commands in this form, so that they can be pasted: `swift run --package-path Tools marbles` in a clone, and
/// the name alone where a shell finds the program by its name.
package enum Invocation {
  /// The command that starts `marbles`.
  package static let marbles = command("marbles")

  /// The command that starts the playground.
  package static let playground = command("playground")

  /// The command that starts the tour.
  package static let tour = command("tour")

  /// The command that starts `marbles` from any folder: the shell in which the playground was started is occupied by it.
  package static let marblesAnywhere = command("marbles", in: "/")

  private static func command(_ program: String, in folder: String? = nil) -> String {
    let current = FileManager.default.currentDirectoryPath
    let path = CommandLine.arguments.first ?? program
    let isRelative = folder != nil && path.contains("/") && !path.hasPrefix("/")
    return command(for: program, startedAs: isRelative ? "\(current)/\(path)" : path, in: folder ?? current) {
      FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }
  }

  /// Returns the command for `program`, when a program beside it was started as `path` in `folder`.
  package static func command(
    for program: String,
    startedAs path: String,
    in folder: String,
    isPackage: (String) -> Bool
  ) -> String {
    guard path.contains("/") else { return program }
    let parts = components(path.hasPrefix("/") ? path : "\(folder)/\(path)").dropLast()
    let here = components(folder)
    for length in stride(from: parts.count, through: 1, by: -1) {
      let package = Array(parts.prefix(length))
      guard isPackage("/" + package.joined(separator: "/")) else { continue }
      if package == here { return "swift run \(program)" }
      return "swift run --package-path \(relative(package, to: here)) \(program)"
    }
    return (path.split(separator: "/", omittingEmptySubsequences: false).dropLast() + [program[...]])
      .joined(separator: "/").inShell
  }

  /// Returns the folders of a path, without `.` and `..`.
  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
  }

  /// Returns a path as a word of the shell, relative where that takes no more than two steps up.
  private static func relative(_ path: [String], to folder: [String]) -> String {
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let up = folder.count - shared
    guard up <= 2, shared > 0 else { return ("/" + path.joined(separator: "/")).inShell }
    return (Array(repeating: "..", count: up) + path.dropFirst(shared)).joined(separator: "/").inShell
  }
}

extension String {
  /// The text as one word of a shell, with quotes only where it needs them.
  fileprivate var inShell: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0)) }
    return isPlain && !isEmpty ? self : quotedForShell
  }
}
