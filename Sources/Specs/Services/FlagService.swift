import Diagnostics
import SwiftSource
import YAML

struct FlagService {
    private static let usualName = "featureFlags"

    /// Nil if there is none. `check` reports this if a module needs the service.
    let reference: Service.Reference?
    private let settings: Settings
    /// True if a missing service has already been reported, or may be declared in a spec with errors.
    private let isAccountedFor: Bool

    init(_ settings: Settings, services: ServiceIndex, targets: Targets, into bag: inout DiagnosticBag) {
        self.settings = settings
        if let flags = settings.flags.value {
            Identifier.checkType(flags.type, as: "a Swift type's name", into: &bag)
            reference = services.resolve(flags.service, from: targets.app, into: &bag)
            isAccountedFor = true
        } else {
            reference = services.references[Self.usualName]
            isAccountedFor = settings.flags.isInvalid || services.isUnusable(Self.usualName)
        }
    }

    /// Reports a missing service or member at the first module with a variant.
    func check(_ modules: [ModuleSpec], _ services: [Service], into bag: inout DiagnosticBag) {
        guard let flag = modules.lazy.compactMap(\.variants?.flag).first else { return }
        guard let reference else {
            guard !isAccountedFor else { return }
            let message = "no service provides the feature flag `\(flag.text)`"
            let help =
                "declare a service `\(Self.usualName)` with `\(declaration)`, or name your service under `flags` in "
                + "scaffold.yml"
            bag.add(.missingFlagService, message, at: flag.range, help: help)
            return
        }
        guard let service = services.first(where: { $0.name == reference.name }) else { return }
        let message: String
        var help: String
        if let flow = service.flow {
            message =
                "the service `\(reference.name)` exists only in the flow `\(flow.name)`, but the app needs it for the feature flag `\(flag.text)`"
            help = "write `lifetime: singleton` for the service"
        } else {
            guard let items = service.items, !items.members.contains(where: \.answersForFlags) else { return }
            message =
                "the service `\(reference.name)` does not declare `\(declaration)`, which the feature flag `\(flag.text)` needs"
            help = "add it to the service's members"
        }
        var notes = [Diagnostic.Note("the service is declared here", at: reference.nameRange)]
        if let named = settings.flags.value?.service {
            notes.append(Diagnostic.Note("the service of the flags is named here", at: named.range))
            help += ", or name another service under `flags` in scaffold.yml"
        }
        bag.add(.missingFlagService, message, at: flag.range, help: help, notes: notes)
    }

    private var declaration: String {
        "func isEnabled(_ flag: \(settings.flags.value?.type.text ?? "FeatureFlag")) -> Bool"
    }
}

extension MemberDeclaration {
    fileprivate var answersForFlags: Bool {
        guard fullName == "isEnabled(_:)", let callable else { return false }
        return callable.effects == Effects() && callable.result?.text == "Bool"
    }
}
