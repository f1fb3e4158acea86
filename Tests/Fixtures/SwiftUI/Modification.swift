/// The effect of a modifier on its view.
enum Modification {
    /// It changes only the look of the view.
    case appearance
    case environment((inout EnvironmentValues) -> Void)
    case title(String)
    case identity(AnyHashable)
    case elements((inout Element) -> Void)
    case around(before: any View, after: any View)
    case appear((() -> Void)?)
    case disappear((() -> Void)?)
    case task(id: AnyHashable?, TaskPriority, @Sendable () async -> Void)
    case change(Any, isEqual: (Any, Any) -> Bool, initial: Bool, (_ old: Any, _ new: Any) -> Void)
    case refresh(@Sendable () async -> Void)
    case search(Binding<String>, prompt: String)
    case destination(ObjectIdentifier, (AnyHashable) -> (any View)?)
    case sheet(AnyHashable, content: (() -> any View)?, dismiss: () -> Void, onDismiss: (() -> Void)?)
    case alert(String, isPresented: Binding<Bool>, actions: any View, message: any View)
}

struct ModifiedView<Content> {
    let content: Content
    let modification: Modification
}

extension View {
    nonisolated func modified(_ modification: Modification) -> ModifiedView<Self> {
        ModifiedView(content: self, modification: modification)
    }
}

extension ModifiedView: View, Primitive where Content: View {
    func render(in outer: Context) {
        var context = outer
        let node = context.node
        let count = context.output.elements.count
        switch modification {
        case .environment(let change): change(&context.environment)
        case .around(let before, _): context.render(before, key: "before")
        case .destination(let type, let destination):
            context.environment.navigator?.destinations[type] = destination
        case .search(let text, let prompt):
            context.addField(collected: context.collect(Text(verbatim: prompt), key: "prompt"), text: text)
        default: break
        }
        if case .identity(let id) = modification {
            context.render(content, key: id)
        } else {
            context.render(content)
        }
        switch modification {
        case .appearance, .environment, .identity, .destination, .search: break
        case .title(let title): context.output.title = title
        case .elements(let change):
            for index in context.output.elements.indices.dropFirst(count) { change(&context.output.elements[index]) }
        case .around(_, let after): context.render(after, key: "after")
        case .appear(let action): node.onAppear = action
        case .disappear(let action): node.onDisappear = action
        case .task(let id, let priority, let action):
            if node.task != nil, node.taskID != id { context.host.pending.append { node.restartTask() } }
            node.task = { Task(priority: priority) { await action() } }
            node.taskID = id
        case .change(let new, let isEqual, let initial, let action):
            let old = node.storage.updateValue(new, forKey: "value")
            if let old, !isEqual(old, new) { context.host.pending.append { action(old, new) } }
            if old == nil, initial { context.host.pending.append { action(new, new) } }
        case .refresh(let action): context.output.refresh = action
        case .sheet(let id, let content, let dismiss, let onDismiss):
            if let content { context.showSheet(id, content: content, dismiss: dismiss, onDismiss: onDismiss) }
        case .alert(let title, let isPresented, let actions, let message):
            if isPresented.wrappedValue {
                context.showAlert(title, isPresented: isPresented, actions: actions, message: message)
            }
        }
    }
}

extension Context {
    fileprivate func showSheet(
        _ id: AnyHashable,
        content: () -> any View,
        dismiss: @escaping () -> Void,
        onDismiss: (() -> Void)?
    ) {
        var context = self
        context.node = node.child("sheet \(id)", type: Layer.self)
        context.node.onRemoval = onDismiss
        context.environment.dismissAction = DismissAction { dismiss() }
        context.environment.navigator = nil
        context.environment.isEnabled = true
        let shown = context.collect(content(), key: 0)
        output.layers += [shown.layer(.sheet, dismiss: dismiss)] + shown.layers
    }

    fileprivate func showAlert(
        _ title: String,
        isPresented: Binding<Bool>,
        actions: any View,
        message: any View
    ) {
        let dismiss = { isPresented.wrappedValue = false }
        var environment = environment
        environment.isEnabled = true
        let shown = collect(actions, key: "actions", environment: environment)
        if shown.elements.isEmpty {
            shown.elements = [Element(role: .button {}, texts: ["OK"], title: "OK")]
        }
        for index in shown.elements.indices {
            guard case .button(let action) = shown.elements[index].role else { continue }
            shown.elements[index].role = .button {
                dismiss()
                action()
            }
        }
        let texts = collect(message, key: "message").texts
        shown.elements.insert(Element(texts: [title] + texts, title: title), at: 0)
        output.layers.append(shown.layer(.alert, dismiss: dismiss))
    }
}
