public struct TextField<Label> where Label: View {
    let text: Binding<String>
    let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }
}

public struct SecureField<Label> where Label: View {
    let text: Binding<String>
    let label: Label

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }
}

public struct Toggle<Label> where Label: View {
    let isOn: Binding<Bool>
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }
}

// MARK: - Rendering

extension TextField: Primitive {
    func render(in context: Context) { context.addField(collected: context.collect(label, key: "label"), text: text) }
}

extension SecureField: Primitive {
    func render(in context: Context) { context.addField(collected: context.collect(label, key: "label"), text: text) }
}

extension Toggle: Primitive {
    func render(in context: Context) {
        let label = context.collect(label, key: "label")
        let element = Element(
            role: .toggle(isOn),
            texts: label.texts,
            title: label.spoken,
            isEnabled: context.environment.isEnabled
        )
        context.output.elements.append(element)
    }
}

extension Context {
    /// The title of a field is its placeholder, not a text on the screen.
    func addField(collected label: Output, text: Binding<String>) {
        let role = Element.Role.field(text, submits: environment.submits)
        output.elements.append(Element(role: role, title: label.spoken, isEnabled: environment.isEnabled))
    }
}
