public struct Image: Equatable, Sendable {
    let name: String

    public init(systemName: String) {
        name = systemName
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public func resizable() -> Image { self }
}

extension Image: Primitive {
    func render(in context: Context) {
        context.output.elements.append(Element(title: name, imageName: name))
    }
}

public struct Label<Title, Icon> where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label: Primitive {
    func render(in context: Context) {
        context.render(icon, key: 0)
        context.render(title, key: 1)
    }
}
