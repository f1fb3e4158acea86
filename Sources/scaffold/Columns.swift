/// Rows of words, each column as wide as its widest word.
struct Columns {
    let lines: [String]

    init(_ rows: [[String]]) {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { column + 1 < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        lines = rows.map { row in
            let cells = zip(row, widths).enumerated().map { column, cell in
                column + 1 < row.count ? cell.0 + String(repeating: " ", count: cell.1 - cell.0.count) : cell.0
            }
            return cells.joined(separator: "  ")
        }
    }
}
