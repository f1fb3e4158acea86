struct Place: Codable, Hashable {
    var latitude: Double
    var longitude: Double
}
