import ReactiveSignalsTestingTraits
import ReactiveSignalsUI
import Testing

@Suite(.withoutLeaks) struct EditedTextTests {
  @Test("The end of editing is an edit if it leaves another text")
  func ends() {
    var text = EditedText("")
    text.typed("swft")
    let edits = [text.ended(with: "swift"), text.ended(with: "swift")]
    #expect(edits == [true, false])
  }

  @Test("A cancel button that clears the text is an edit, although the framework reports none")
  func cancel() {
    var text = EditedText("")
    text.typed("swift")
    // The end of editing follows.
    let edits = [text.ended(with: ""), text.ended(with: "")]
    #expect(edits == [true, false])
  }

  @Test("A text that was there at the subscription is no edit")
  func start() {
    var text = EditedText("Ada")
    let isEdit = text.ended(with: "Ada")
    #expect(!isEdit)
  }
}
