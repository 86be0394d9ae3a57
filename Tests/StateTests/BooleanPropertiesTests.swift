import TestSupport

@Suite(.withoutLeaks) struct BooleanPropertiesTests {
  @Test("The operators of two properties", arguments: [true, false], [true, false])
  func pairs(a: Bool, b: Bool) {
    let (first, second) = (MutableProperty(!a), MutableProperty(!b))
    let results = (first.not(), first.and(second), first.or(second))
    transaction {
      first.value = a
      second.value = b
    }
    expectEqual(results.0.value, !a)
    expectEqual(results.1.value, (a && b))
    expectEqual(results.2.value, (a || b))
  }

  @Test("The operators of any number of properties, of any kinds")
  func many() {
    let switches = [MutableProperty(true), MutableProperty(false)]
    let (all, any) = (Property.all(switches), Property.any(switches))
    #expect((all.value, any.value) == (false, true))
    switches[1].value = true
    #expect((all.value, any.value) == (true, true))
    let mixed: [any PropertyProtocol<Bool>] = [switches[0], switches[1].not()]
    #expect((Property.all(mixed).value, Property.any(mixed).value) == (false, true))
    #expect((Property.all([]).value, Property.any([]).value) == (true, false))
  }

  @Test("Observers receive one value for a transaction")
  func transactions() {
    let (first, second) = (MutableProperty(false), MutableProperty(false))
    let (recorder, _) = first.and(second).changes.recorded()
    transaction {
      first.value = true
      second.value = true
    }
    expectEqual(recorder.values, [true])
  }

  @Test("Values are paired by their numbers")
  func zip() {
    let (first, second) = (MutableProperty(1), MutableProperty("a"))
    let both = first.zip(second)
    let (recorder, _) = both.signal.map { "\($0)\($1)" }.recorded()
    first.value = 2
    first.value = 3
    #expect(both.value == (1, "a"))
    second.value = "b"
    #expect(both.value == (2, "b"))
    second.value = "c"
    second.value = "d"
    expectEqual(recorder.values, ["1a", "2b", "3c"])
  }

  @Test("A zipped property keeps its sources alive, and nothing keeps it")
  func lifetimes() {
    weak var source: MutableProperty<Int>?
    do {
      let first = MutableProperty(1)
      source = first
      let both = first.zip(MutableProperty(2))
      #expect(both.value == (1, 2))
      #expect(source != nil)
    }
    #expect(source == nil)
  }
}
