import Testing

@testable import ScaffoldKit

struct CoveringArrayTests {
    @Test(arguments: [[2, 2, 2, 4, 4], [1, 3], [5], [2, 3, 2, 2, 3, 2, 4]])
    func eachThreeValuesMeet(counts: [Int]) {
        check(counts, meeting: min(counts.count, 3), rows: counts.reduce(1, *))
    }

    /// Three of these options have 1,000 combinations.
    @Test func eachTwoOfVeryManyValuesMeet() {
        check([10, 10, 10, 2], meeting: 2, rows: 150)
    }

    /// - Parameter limit: The largest allowed number of rows.
    private func check(_ counts: [Int], meeting strength: Int, rows limit: Int) {
        let options = counts.enumerated().map { option, count in (0..<count).map { "\(option)=\($0)" } }
        let rows = CoveringArray(options).rows
        #expect(rows.count <= limit)
        #expect(rows.allSatisfy { row in zip(row, options).allSatisfy { $1.contains($0) } })
        let met = Set(rows.flatMap { sets(of: strength, in: $0) })
        let wanted = sets(of: strength, in: counts.indices.map(String.init)).reduce(0) { sum, set in
            sum + set.reduce(1) { $0 * counts[Int($1)!] }
        }
        #expect(met.count == wanted)
    }

    private func sets(of count: Int, in values: [String]) -> [[String]] {
        guard count > 0 else { return [[]] }
        return values.indices.flatMap { index in
            sets(of: count - 1, in: Array(values[(index + 1)...])).map { [values[index]] + $0 }
        }
    }
}
