// The failure of `Closures.swift`, and global actors of one's own.
enum Problem: Error { case one }

@globalActor actor Audio { static let shared = Audio() }
