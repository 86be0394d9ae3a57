import Foundation
import ReactiveSignalsFoundation
import TestSupport

@Suite(.withoutLeaks) final class UserDefaultsTests {
  let suite = "ReactiveSignalsTests-\(UUID().uuidString)"
  let defaults: UserDefaults

  init() throws { defaults = try #require(UserDefaults(suiteName: suite)) }

  deinit { defaults.removePersistentDomain(forName: suite) }

  @Test("The current value is sent first, then each change once, and nil after removal", .proves("B491"))
  func signal() {
    defaults.set(1, forKey: "a")
    let (recorder, subscription) = defaults.signal(forKey: "a", as: Int.self).recorded()
    let other = defaults.terminal(forKey: "a", as: Int.self)
    other.send(2)
    other.send(2)
    defaults.terminal(forKey: "b", as: Int.self).send(9)
    other.send(nil)
    #expect(recorder.values == [1, 2, nil])
    #expect(defaults.object(forKey: "a") == nil)
    subscription.dispose()
    other.send(3)
    #expect(recorder.values == [1, 2, nil])
    expectEqual(defaults.integer(forKey: "a"), 3)
  }

  @Test("Any property list value can be stored, and a value of another type reads as nil")
  func types() {
    defaults.terminal(forKey: "text").send("x")
    defaults.terminal(forKey: "flag").send(true)
    defaults.terminal(forKey: "data").send(Data([1, 2]))
    defaults.terminal(forKey: "list").send([1, 2])
    #expect(defaults.terminal(forKey: "text", as: String.self).value == "x")
    #expect(defaults.terminal(forKey: "flag", as: Bool.self).value == true)
    #expect(defaults.terminal(forKey: "data", as: Data.self).value == Data([1, 2]))
    #expect(defaults.terminal(forKey: "list", as: [Int].self).value == [1, 2])
    #expect(defaults.terminal(forKey: "text", as: Int.self).value == nil)
  }

  @Test("A terminal sends values stored by others, not its own", .proves("B491"))
  func echo() {
    let one = defaults.terminal(forKey: "a", as: Int.self)
    let two = defaults.terminal(forKey: "a", as: Int.self)
    let (first, firstSubscription) = one.recorded()
    let (second, secondSubscription) = two.recorded()
    one.send(1)
    #expect(first.values == [nil])
    #expect(second.values == [nil, 1])
    two.send(2)
    one.send(3)
    two.send(3)
    one.send(4)
    two.send(2)
    #expect(first.values == [nil, 2, 2])
    #expect(second.values == [nil, 1, 3, 4])
    expectEqual(one.value, 2)
    expectEqual(one.take(1).map { $0 ?? 0 }.recorded().recorder.values, [2])
    firstSubscription.dispose()
    secondSubscription.dispose()
  }

  @Test("A signal can feed a terminal, and two connected terminals do not echo")
  func feeding() {
    let one = defaults.terminal(forKey: "a", as: Int.self)
    let two = defaults.terminal(forKey: "b", as: Int.self)
    let bag = CompoundDisposable()
    one.subscribe(two).store(in: bag)
    two.subscribe(one).store(in: bag)
    [1, 2].signal().map { Optional($0) }.subscribe(defaults.terminal(forKey: "a", as: Int.self))
    expectEqual(two.value, 2)
    defaults.terminal(forKey: "b", as: Int.self).send(5)
    expectEqual(one.value, 5)
    bag.dispose()
  }

  @Test("A terminal connected to a channel delivers each value once to the other side", .proves("B491"))
  func channel() {
    defaults.set(1, forKey: "a")
    let terminal = defaults.terminal(forKey: "a", as: Int.self)
    let channel = Channel<Int?>()
    let bag = CompoundDisposable()
    terminal.subscribe(channel.leading).store(in: bag)
    channel.leading.subscribe(terminal).store(in: bag)
    let (recorder, subscription) = channel.following.recorded()
    channel.following.send(2)
    expectEqual(defaults.integer(forKey: "a"), 2)
    defaults.terminal(forKey: "a").send(3)
    expectEqual(recorder.values, [1, 3])
    bag.dispose()
    subscription.dispose()
  }
}
