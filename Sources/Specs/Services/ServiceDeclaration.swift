import Diagnostics
import YAML

/// A service as its document declares it, before the dependencies among services are known.
struct ServiceDeclaration {
    let name: LocatedText
    let spec: Read<ServiceSpec>
    /// The public part of the service; nil if it has errors, which have been reported.
    let reference: Service.Reference?
}
