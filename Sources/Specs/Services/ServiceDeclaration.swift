import Diagnostics

/// A service as its document declares it, before the dependencies among services are known.
struct ServiceDeclaration {
    let name: LocatedText
    /// Nil if the declaration is invalid, which has been reported.
    let spec: ServiceSpec?
    /// The public part of the service; nil if it has errors, which have been reported.
    let reference: Service.Reference?
}
