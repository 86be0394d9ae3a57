import Foundation
import ReactiveSignalsFoundation
import TestSupport

@Suite(.withoutLeaks) struct DecodeTests {
  struct Point: Codable, Equatable, Sendable {
    let x: Int
    let y: Int
  }

  private func data(_ text: String) -> Data { Data(text.utf8) }

  @Test("Data becomes values")
  func decoding() {
    let recorder = [data(#"{"x": 1, "y": 2}"#), data(#"{"x": 3, "y": 4}"#)].signal()
      .decode(Point.self).recorded().recorder
    expectEqual(recorder.values, [Point(x: 1, y: 2), Point(x: 3, y: 4)])
    expectEqual(recorder.events.last?.isTerminal, true)
  }

  @Test("Data that is no value fails the result and disposes the source")
  func failure() {
    let source = Subject<Data, Never>()
    let ends = Counter()
    let (recorder, _) = source.finally { ends.next() }.decode(Point.self).recorded()
    source.send(data(#"{"x": 1}"#))
    source.send(data(#"{"x": 1, "y": 2}"#))
    expectEqual(recorder.values, [])
    #expect(recorder.events.first?.failure is DecodingError)
    expectEqual(ends.value, 1)
  }

  @Test("A failure of the source is passed on")
  func failureOfTheSource() {
    let (decoded, _) = Signal<Data, TestFailure>.fail(.one).decode(Point.self).recorded()
    expectEqual(decoded.events.first?.failure as? TestFailure, .one)
    let (encoded, _) = Signal<Point, TestFailure>.fail(.one).encode().recorded()
    expectEqual(encoded.events.first?.failure as? TestFailure, .one)
  }

  @Test("Values become data, and values again")
  func roundTrip() {
    let points = [Point(x: 1, y: 2), Point(x: 3, y: 4)]
    #expect(points.signal().encode().decode(Point.self).recorded().recorder.values == points)
    let lists = points.signal().encode(with: PropertyListEncoder())
      .decode(Point.self, with: PropertyListDecoder())
    expectEqual(lists.recorded().recorder.values, points)
  }

  @Test("A value that cannot be encoded fails the result")
  func encodingFailure() {
    let (recorder, _) = [Double.infinity].signal().encode().recorded()
    #expect(recorder.events.first?.failure is EncodingError)
  }
}
