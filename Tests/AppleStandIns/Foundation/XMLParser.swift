@objc open class XMLParser: NSObject {
  public init(data: Data)
  @discardableResult @objc open func parse() -> Bool
}
