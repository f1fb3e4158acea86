enum FeatureFlag: String {
    case agenda
}
