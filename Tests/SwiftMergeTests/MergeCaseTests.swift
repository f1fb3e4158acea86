import Testing

@testable import SwiftMerge

struct MergeCaseTests {
    @Test func thereAreEnoughCases() {
        #expect(MergeCase.all.count >= 150)
        #expect(Set(MergeCase.all.map(\.name)).count == MergeCase.all.count)
    }

    @Test(arguments: MergeCase.all)
    func merges(_ merge: MergeCase) {
        let result = merge.merged() ?? MergeResult(text: Array(MergeCase.mergedByLines.utf8))
        #expect(String(decoding: result.text, as: UTF8.self) == merge.expected)
        #expect(result.conflicts == merge.conflicts)
        #expect(result.warnings.map(\.short) == merge.warnings)
    }

    /// A merged text doesn't change if the new render is the base, or one of two bases.
    @Test(arguments: MergeCase.all)
    func mergedTextStays(_ merge: MergeCase) throws {
        guard let first = merge.merged(), first.conflicts.isEmpty else { return }
        #expect(merge.merged(bases: [merge.new], disk: first.text)?.text == first.text)
        let again = try #require(merge.merged(bases: merge.bases + [merge.new], disk: first.text))
        #expect(String(decoding: again.text, as: UTF8.self) == String(decoding: first.text, as: UTF8.self))
        #expect(again.conflicts == [])
    }
}
