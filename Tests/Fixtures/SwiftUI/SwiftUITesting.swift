/// Drives the stand-in: what a user sees and does. Not part of SwiftUI: for tests only.
///
/// Each function takes a hosting controller or one that contains it, evaluates what has changed, and looks at what is on top:
/// the screen, or the sheet or alert over it. A control is called by its title, its accessibility label or its identifier.
@MainActor
public enum SwiftUITesting {
    public enum Failure: Error, CustomStringConvertible {
        case notHosting(String)
        case covered(String)
        case notFound(String, shown: [String])
        case disabled(String)

        public var description: String {
            switch self {
            case .notHosting(let type): "\(type) contains no UIHostingController"
            case .covered(let name): "\(name) is covered by what its controller presents"
            case .notFound(let name, let shown): "there is no \(name), only: \(shown.joined(separator: ", "))"
            case .disabled(let name): "\(name) is disabled"
            }
        }
    }

    // MARK: Looking

    /// Every text in order, also those of buttons, toggles and headers. Placeholders and texts of fields are not among them.
    public static func texts(in controller: UIViewController) throws -> [String] {
        try top(of: controller).elements.flatMap(\.texts)
    }

    public static func buttons(in controller: UIViewController) throws -> [String] {
        try top(of: controller).elements.compactMap { element in
            if case .button = element.role { element.spoken ?? element.title } else { nil }
        }
    }

    public static func fields(in controller: UIViewController) throws -> [String] {
        try top(of: controller).elements.compactMap { element in
            if case .field = element.role { element.spoken ?? element.title } else { nil }
        }
    }

    public static func title(in controller: UIViewController) throws -> String? {
        try top(of: controller).title
    }

    public static func isEnabled(_ name: String, in controller: UIViewController) throws -> Bool {
        let role: (Element.Role) -> Element.Role? = { if case .text = $0 { nil } else { $0 } }
        return try find(name, in: controller, where: role).isEnabled
    }

    public static func text(of name: String, in controller: UIViewController) throws -> String {
        try find(name, in: controller, where: asField).value.text.wrappedValue
    }

    public static func isOn(_ name: String, in controller: UIViewController) throws -> Bool {
        try find(name, in: controller, where: asToggle).value.wrappedValue
    }

    /// Whether a sheet or an alert is over the screen.
    public static func isPresenting(in controller: UIViewController) throws -> Bool {
        try top(of: controller).kind != .screen
    }

    // MARK: Doing

    public static func tap(_ name: String, in controller: UIViewController) throws {
        let action = try use(name, in: controller) { if case .button(let action) = $0 { action } else { nil } }
        action()
        try host(of: controller).update()
    }

    /// Replaces the text of a field.
    public static func type(_ text: String, into name: String, in controller: UIViewController) throws {
        try use(name, in: controller, where: asField).text.wrappedValue = text
        try host(of: controller).update()
    }

    /// Taps the return key while a field has the focus.
    public static func submit(_ name: String, in controller: UIViewController) throws {
        for submit in try use(name, in: controller, where: asField).submits { submit() }
        try host(of: controller).update()
    }

    public static func set(_ name: String, to isOn: Bool, in controller: UIViewController) throws {
        try use(name, in: controller, where: asToggle).wrappedValue = isOn
        try host(of: controller).update()
    }

    /// Pulls down the list; returns when the refresh is over.
    public static func refresh(_ controller: UIViewController) async throws {
        guard let refresh = try top(of: controller).refresh else {
            throw Failure.notFound("refreshable view", shown: [])
        }
        await refresh()
        try host(of: controller).update()
    }

    /// Taps the back button of a `NavigationStack`.
    public static func goBack(in controller: UIViewController) throws {
        guard let back = try top(of: controller).back else { throw Failure.notFound("back button", shown: []) }
        back()
        try host(of: controller).update()
    }

    /// Pulls down the sheet.
    public static func dismissSheet(in controller: UIViewController) throws {
        let top = try top(of: controller)
        guard top.kind == .sheet else { throw Failure.notFound("sheet", shown: []) }
        top.dismiss()
        try host(of: controller).update()
    }

    // MARK: Finding

    private static func asField(_ role: Element.Role) -> (text: Binding<String>, submits: [() -> Void])? {
        if case .field(let text, let submits) = role { (text, submits) } else { nil }
    }

    private static func asToggle(_ role: Element.Role) -> Binding<Bool>? {
        if case .toggle(let isOn) = role { isOn } else { nil }
    }

    private static func host(of controller: UIViewController) throws -> ViewHost {
        guard let hosting = hosting(in: controller) else {
            throw Failure.notHosting(String(describing: Swift.type(of: controller)))
        }
        hosting.loadViewIfNeeded()
        hosting.host.update()
        return hosting.host
    }

    /// Of several children the last, which is on top in a navigation controller.
    private static func hosting(in controller: UIViewController) -> (any Hosting)? {
        if let hosting = controller as? any Hosting { return hosting }
        for child in controller.children.reversed() {
            if let hosting = hosting(in: child) { return hosting }
        }
        return nil
    }

    private static func top(of controller: UIViewController) throws -> Layer {
        let layers = try host(of: controller).layers
        return layers[layers.count - 1]
    }

    private static func find<Value>(
        _ name: String,
        in controller: UIViewController,
        where value: (Element.Role) -> Value?
    ) throws -> (value: Value, isEnabled: Bool) {
        let elements = try top(of: controller).elements
        for element in elements where element.isCalled(name) {
            if let value = value(element.role) { return (value, element.isEnabled) }
        }
        throw Failure.notFound(name, shown: elements.map { $0.spoken ?? $0.title })
    }

    private static func use<Value>(
        _ name: String,
        in controller: UIViewController,
        where value: (Element.Role) -> Value?
    ) throws -> Value {
        let found = try find(name, in: controller, where: value)
        if controller.presentedViewController != nil { throw Failure.covered(name) }
        if !found.isEnabled { throw Failure.disabled(name) }
        return found.value
    }
}
