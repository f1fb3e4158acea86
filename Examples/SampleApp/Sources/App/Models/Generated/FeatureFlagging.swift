// Made by scaffold from Specs/Todos.yml. Change that: this file is written again.

@MainActor
protocol FeatureFlagging: AnyObject {
    func isEnabled(_ flag: FeatureFlag) -> Bool
}
