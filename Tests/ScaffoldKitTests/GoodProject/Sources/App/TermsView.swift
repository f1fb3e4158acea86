@MainActor
protocol TermsViewProtocol: AnyObject {
    func show(text: String)
}
