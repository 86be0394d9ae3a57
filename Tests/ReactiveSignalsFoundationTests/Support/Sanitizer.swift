import Foundation

/// Whether data races are being looked for.
let isThreadSanitized = unsafe dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil
