extension View {
    // MARK: Layout

    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modified(.appearance) }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(.appearance)
    }
    nonisolated public func padding(_ length: CGFloat) -> some View { modified(.appearance) }

    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(.appearance)
    }

    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modified(.appearance)
    }

    nonisolated public func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modified(.around(before: EmptyView(), after: content()))
    }

    nonisolated public func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modified(.around(before: content(), after: EmptyView()))
    }

    // MARK: Look

    nonisolated public func background<S>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        modified(.appearance)
    }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { modified(.appearance) }
    nonisolated public func tint(_ tint: Color?) -> some View { modified(.appearance) }
    nonisolated public func font(_ font: Font?) -> some View { modified(.appearance) }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { modified(.appearance) }
    nonisolated public func lineLimit(_ number: Int?) -> some View { modified(.appearance) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified(.appearance) }
    nonisolated public func opacity(_ opacity: Double) -> some View { modified(.appearance) }
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modified(.appearance)
    }
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        modified(.appearance)
    }
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        modified(.appearance)
    }
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { modified(.appearance) }
    nonisolated public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        modified(.appearance)
    }

    // MARK: Input

    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        modified(.appearance)
    }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { modified(.appearance) }
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        modified(.appearance)
    }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { modified(.appearance) }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modified(.appearance) }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(.appearance)
    }

    // MARK: Identity and accessibility

    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { modified(.identity(id)) }
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modified(.appearance)
    }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modified(.elements { $0.identifier = $0.identifier ?? identifier })
    }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modified(.elements { $0.spoken = label.string })
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modified(.elements { $0.spoken = labelKey.string })
    }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        modified(.elements { $0.spoken = String(label) })
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modified(.appearance) }
}
