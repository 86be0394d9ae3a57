@discardableResult public func setenv(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32
