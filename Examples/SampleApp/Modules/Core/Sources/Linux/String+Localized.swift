// The tests of the sample also run on Linux, where Foundation has no `String(localized:)`.
#if !canImport(Darwin)
    extension String {
        public nonisolated init(localized key: String) {
            self = key
        }
    }
#endif
