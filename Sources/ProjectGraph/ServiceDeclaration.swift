import Diagnostics
import ProjectSpec

/// A service as its document declares it, before the dependencies among services are known.
struct ServiceDeclaration {
    let name: LocatedText
    /// Nil where it is wrong as a whole, which has been reported.
    let spec: ServiceSpec?
    /// What others may name; nil where that is wrong, which has been reported.
    let reference: Service.Reference?
}
