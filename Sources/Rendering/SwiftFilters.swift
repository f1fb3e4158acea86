package import TemplateEngine
extension FilterTable { package static let swift = FilterTable.builtIn }
