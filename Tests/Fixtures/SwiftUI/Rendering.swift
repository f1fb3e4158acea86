/// A view of this module: it writes what it shows instead of having a body.
@MainActor
protocol Primitive: View where Body == Never {
    func render(in context: Context)
}

/// Where a view is evaluated. Used only during the evaluation.
@MainActor
struct Context {
    let host: ViewHost
    var node: Node
    var environment: EnvironmentValues
    var output: Output

    func render(_ view: any View, key: AnyHashable = 0) {
        var context = self
        context.node = node.child(key, type: type(of: view))
        if let representable = view as? any UIViewRepresentable {
            context.represent(representable)
        } else if let representable = view as? any UIViewControllerRepresentable {
            context.represent(representable)
        } else if let primitive = view as? any Primitive {
            primitive.render(in: context)
        } else {
            context.install(view)
            context.render(body(of: view))
        }
    }

    /// Renders somewhere else: a label, a sheet, a screen that is covered.
    func collect(_ view: any View, key: AnyHashable, environment: EnvironmentValues? = nil) -> Output {
        var context = self
        context.output = Output()
        context.environment = environment ?? self.environment
        context.render(view, key: key)
        return context.output
    }

    private func body(of view: some View) -> any View { view.body }
}

/// The output of an evaluation.
@MainActor
final class Output {
    var elements: [Element] = []
    var layers: [Layer] = []
    var title: String?
    var back: (() -> Void)?
    var refresh: (@Sendable () async -> Void)?

    func layer(_ kind: Layer.Kind, dismiss: @escaping () -> Void = {}) -> Layer {
        Layer(kind: kind, elements: elements, title: title, back: back, refresh: refresh, dismiss: dismiss)
    }

    var texts: [String] { elements.flatMap(\.texts) }

    /// The text that VoiceOver would read for a control with this label.
    var spoken: String {
        let texts = elements.flatMap { $0.spoken.map { [$0] } ?? $0.texts }
        return (texts.isEmpty ? elements.compactMap(\.imageName) : texts).joined(separator: ", ")
    }
}

/// A screen, or a sheet or an alert over it.
struct Layer {
    enum Kind {
        case screen, sheet, alert
    }

    let kind: Kind
    var elements: [Element]
    let title: String?
    let back: (() -> Void)?
    let refresh: (@Sendable () async -> Void)?
    let dismiss: () -> Void
}

/// A text or a control.
struct Element {
    enum Role {
        case text
        case button(() -> Void)
        case field(Binding<String>, submits: [() -> Void])
        case toggle(Binding<Bool>)
    }

    var role = Role.text
    var texts: [String] = []
    var title = ""
    var imageName: String?
    var spoken: String?
    var identifier: String?
    var isEnabled = true

    func isCalled(_ name: String) -> Bool {
        title == name || spoken == name || identifier == name
    }
}
