// error: No platform compiles this branch  (all)
#if canImport(CoreBluetooth)
import CoreBluetooth
#endif
