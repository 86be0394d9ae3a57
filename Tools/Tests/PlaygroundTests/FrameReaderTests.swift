import FlyingFox
import Foundation
import Testing

@testable import PlaygroundServer

@Suite struct FrameReaderTests {
  private func frame(_ opcode: WSFrame.Opcode, _ size: Int = 1, fin: Bool = true) -> WSFrame {
    WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(repeating: 97, count: size))
  }

  @Test("The frames of a message are joined")
  func message() {
    var reader = FrameReader()
    #expect(reader.read(frame(.text, fin: false)) == .more)
    #expect(reader.read(frame(.ping)) == .answer(frame(.pong)))
    #expect(reader.read(frame(.continuation)) == .message(Data("aa".utf8)))
    #expect(reader.read(frame(.text)) == .message(Data("a".utf8)))
  }

  @Test("A message has at most one megabyte, in one frame or in many")
  func limit() {
    var reader = FrameReader()
    #expect(reader.read(frame(.text, FrameReader.limit + 1)) == .close(.close(code: .messageTooBig)))
    reader = FrameReader()
    #expect(reader.read(frame(.text, FrameReader.limit, fin: false)) == .more)
    #expect(reader.read(frame(.continuation)) == .close(.close(code: .messageTooBig)))
  }

  @Test("Frames out of order, and of other kinds, end the connection")
  func disorder() {
    var reader = FrameReader()
    #expect(reader.read(frame(.continuation)) == .close(.close(code: .protocolError)))
    #expect(reader.read(frame(.binary)) == .close(.close(code: .unsupportedData)))
    #expect(reader.read(frame(.ping, 126)) == .close(.close(code: .protocolError)))
    #expect(reader.read(frame(.close)) == .close(.close(code: .normalClosure)))
    #expect(reader.read(frame(.text, fin: false)) == .more)
    #expect(reader.read(frame(.text)) == .close(.close(code: .protocolError)))
  }
}
