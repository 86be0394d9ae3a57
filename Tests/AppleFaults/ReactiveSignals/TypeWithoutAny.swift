#if canImport(ObjectiveC)
import Foundation

// error: use of protocol 'Sendable' as a type must be written 'any Sendable'; this will be an error in a future Swift language mode [#ExistentialAny]  (macOS iOS)
func fault<Object: NSObject & Sendable, Value>(_ object: Object, _ keyPath: KeyPath<Object, Value> & Sendable)
{}
#endif
