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

  @Test("The search of the playground knows the names")
  func search() throws {
    let flatMap = try #require(OperatorDescription.all.first { $0.name == "flatMap" })
    #expect(flatMap.otherNames.contains("switchMap { }"))
    #expect(Set(flatMap.otherNames).count == flatMap.otherNames.count)
  }
}
