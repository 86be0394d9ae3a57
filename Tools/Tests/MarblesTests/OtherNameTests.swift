import MarbleEngine
import Testing

@Suite struct OtherNameTests {
  @Test("Every entry has a spelling, a library and an answer")
  func complete() {
    #expect(OtherName.all.count > 300)
    for entry in OtherName.all {
      #expect(!entry.spellings.contains("") && !entry.libraries.contains("") && !entry.answer.isEmpty)
    }
  }

  @Test(
    "A name that only the compiler's table has leads to an operator",
    arguments: [
      ("switchMap", "flatMap"), ("filterMap", "compactMap"), ("exhaustMap", "flatMap"), ("tap", "on"),
      ("catchAndReturn", "replaceFailure"), ("shareReplay", "share"), ("onEach", "on"),
    ]
  )
  func operators(name: String, expected: String) throws {
    #expect(try #require(OtherName.find(name)).operator == expected)
    #expect(OperatorPage.find(name) != nil)
  }

  @Test("A name without an operator is answered with the remedy")
  func remedies() {
    #expect(
      OtherName.text(of: "eraseToAnyPublisher")
        == "eraseToAnyPublisher of Combine: Use the property 'erased'."
    )
    #expect(OtherName.find("nothingLikeIt") == nil)
  }

  @Test("A task is answered without a library")
  func tasks() {
    #expect(OtherName.text(of: "rate limit") == "rate limit: throttle(for:latest:on:)")
  }

  @Test("A name that no library has is answered without one")
  func analogies() {
    #expect(OtherName.text(of: "ignoreFailures") == "ignoreFailures: Use 'catch { _ in .empty }'.")
  }

  @Test(
    "The search of the playground opens an operator by the names of pictures, of other libraries and of tasks",
    arguments: [
      ("flatMapLatest", "flatMap latest"), ("flatMapFirst", "flatMap first"), ("switchMap", "flatMap latest"),
      ("concatMap", "flatMap concat"), ("tap", "on"), ("throttleLast", "audit"), ("observeOn", "deliverOn"),
      ("removeDuplicates", "distinctUntilChanged"), ("search as you type", "debounce"),
    ]
  )
  func search(name: String, call: String) {
    #expect(SearchName.all.first { $0.name == name }?.call.map { $0.hasPrefix(call) } == true, "\(name)")
  }

  @Test(
    "A name without an operator has its answer in the search",
    arguments: ["sink", "RACCommand", "Driver"]
  )
  func answers(name: String) throws {
    let entry = try #require(SearchName.all.first { $0.name == name })
    #expect(entry.call == nil)
    #expect(try #require(entry.answer).count > 5)
  }

  @Test("The search knows every name of the table once")
  func everyName() {
    let names = SearchName.all.map(\.name) + OperatorTable.names
    #expect(Set(names).count == names.count)
    let known = Set(names)
    for entry in OtherName.all {
      for spelling in entry.spellings {
        let base = spelling.prefix { !"( {<".contains($0) }
        #expect(known.contains(spelling) || known.contains(String(base)), "\(spelling)")
      }
    }
  }
}
