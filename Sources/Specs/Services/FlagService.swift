import Diagnostics
import Support
import SwiftSource
import YAML

/// The service that provides the feature flags.
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

    /// Reports a missing service or member at the first module with a variant, and a type that the service doesn't know.
    func check(_ modules: [ModuleSpec], _ services: [Service], into bag: inout DiagnosticBag) {
        let service = services.first { $0.name == reference?.name }
        let answers = (service?.items ?? []).members.filter(\.answersForFlags)
        if let reference, let type = settings.flags.value?.type,
            let known = answers.first?.callable?.parameters[0].type, answers.allSatisfy({ $0.rejects(type.text) })
        {
            let message = "`isEnabled(_:)` of the service `\(reference.name)` has no flags of the type `\(type.text)`"
            let note = Diagnostic.Note("the service is declared here", at: reference.nameRange)
            bag.add(.missingFlagService, message, at: type.range, help: "write `type: \(known.text)`", notes: [note])
        }
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
        guard service?.items != nil, answers.isEmpty else { return }
        let message =
            "the service `\(reference.name)` does not declare `\(declaration)`, which the feature flag `\(flag.text)` needs"
        let note = Diagnostic.Note("the service is declared here", at: reference.nameRange)
        bag.add(.missingFlagService, message, at: flag.range, help: "add it to the service's members", notes: [note])
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

    /// Returns whether its parameter certainly has another type. An invalid name of a type has been reported.
    fileprivate func rejects(_ flag: String) -> Bool {
        guard let callable, callable.generics.isEmpty, case .named(let type, _) = callable.parameters[0].type.shape,
            flag.split(separator: ".").allSatisfy({ SwiftIdentifier.isIdentifier(String($0)) })
        else { return false }
        return !".\(type)".hasSuffix(".\(flag)") && !flag.hasSuffix(".\(type)")
    }
}
