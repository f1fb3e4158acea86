/// A preview in Xcode.
public struct Preview {
    let body: @MainActor () -> any View

    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.body = body
    }
}

/// The plugin `preview-macro.py` expands it, so that the body of each preview is compiled.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
