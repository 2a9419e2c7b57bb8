#if canImport(FoundationNetworking)
import Foundation

/// An operation queue that runs each block where it is added, before `addOperation` returns.
///
/// As the delegate queue of a URLSession on Linux it makes the arrival of a body wait until the
/// delegate has seen the last part. Any other queue lets URLSession decompress on without limit: 3 MB
/// of gzip grow to gigabytes of parts that nobody has counted yet.
///
/// `@unchecked` only repeats what the superclass says: there is no state here.
final class InPlaceQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    block()
  }
}
#endif
