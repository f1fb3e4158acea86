import Mocks
import Support
import SwiftSource

extension MockCall: TemplateContext {
    static let table = ContextTable<MockCall>("mock call") {
        ContextEntry("name") { $0.name }
        ContextEntry("count") { $0.count }
        ContextEntry("label") { $0.label }
        ContextEntry("logged") {
            // The label contains an interpolation: the name of the type is known only when the mock is called.
            $0.label.hasPrefix("\\(") ? "\"\($0.label)\"" : SwiftStringLiteral.quoting($0.label)
        }
        ContextEntry("parameters") { call in
            call.callable.parameters.map {
                FunctionParameterContext(parameter: $0, isOfSubscript: call.isOfSubscript)
            }
        }
        ContextEntry("isUncallable") { $0.isUncallable }
        ContextEntry("generics") { $0.callable.generics.parameters }
        ContextEntry("effects") { $0.callable.effects }
        ContextEntry("recorded") { $0.recorded }
        ContextEntry("record") { $0.record.map { MockRecordContext(type: $0.type, value: $0.value) } }
        ContextEntry("unrecorded") { $0.unrecorded }
        ContextEntry("preparations") { $0.preparations }
        ContextEntry("handler") { $0.handler.type }
        ContextEntry("arguments") { $0.handler.arguments }
        ContextEntry("marks") { $0.callable.effects.callMarks }
        ContextEntry("throws") { $0.failure?.rawValue }
        ContextEntry("thrownError") { $0.thrownError }
        ContextEntry("result") { $0.result }
        ContextEntry("resultParts") { $0.result?.declared }
    }
}

extension MockCall.RecordedArgument: ComputedContext {
    static let table = ContextTable<MockCall.RecordedArgument>("recorded argument") {
        ContextEntry("name") { $0.name }
        ContextEntry("type") { $0.type }
        ContextEntry("value") { $0.value }
    }
}

struct MockRecordContext: TemplateContext {
    let type: String
    let value: String

    static let table = ContextTable<MockRecordContext>("mock record") {
        ContextEntry("type") { $0.type }
        ContextEntry("value") { $0.value }
    }
}

extension MockCall.Result: TemplateContext {
    static let table = ContextTable<MockCall.Result>("mock result") {
        ContextEntry("type") { $0.type }
        ContextEntry("optionalType") { $0.optionalType }
        ContextEntry("default") { $0.defaultValue }
        ContextEntry("unstubbed") { $0.unstubbed }
        ContextEntry("isErased") { $0.isErased }
        ContextEntry("isSending") { $0.isSending }
        ContextEntry("isStorable") { $0.isStorable }
    }
}

extension MockProperty: TemplateContext {
    static let table = ContextTable<MockProperty>("mock property") {
        ContextEntry("name") { $0.name }
        ContextEntry("label") { $0.label }
        ContextEntry("setLabel") { "\($0.label) = _" }
        ContextEntry("type") { $0.value.type }
        ContextEntry("typeParts") { $0.value.declared }
        ContextEntry("optionalType") { $0.value.optionalType }
        ContextEntry("default") { $0.value.defaultValue }
        ContextEntry("unstubbed") { $0.value.unstubbed }
        ContextEntry("isSettable") { $0.isSettable }
    }
}

extension SwiftNames: TemplateContext {
    static let table = ContextTable<SwiftNames>("names of Swift") {
        [
            "Actor", "AnyObject", "Bool", "CustomStringConvertible", "Decoder", "Encoder", "Equatable", "Error",
            "Hasher", "Int", "Mirror", "Never", "ObjectIdentifier", "Sendable", "String", "TextOutputStream", "Void",
            "WritableKeyPath",
        ].map { name in ContextEntry(name) { $0(name) } }
    }
}
