// error: no such module 'Glibc'  (macOS iOS)
import Glibc
