#if os(macOS)
import Synchronization

// error: 'Mutex' is only available in macOS 15.0 or newer  (macOS)
func fault(_ mutex: borrowing Mutex<Int>) {}
#endif
