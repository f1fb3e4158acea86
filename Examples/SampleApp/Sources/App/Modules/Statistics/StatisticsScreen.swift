import Core
import SwiftUI

/// Shows how many to-dos are done.
struct StatisticsScreen: View {
    let viewModel: any StatisticsViewModelProtocol
    let router: any StatisticsRouterProtocol

    var body: some View {
        List {
            Text("\(viewModel.done) of \(viewModel.total) to-dos are done.")
            if viewModel.total > 0 {
                ProgressView(value: Double(viewModel.done), total: Double(viewModel.total))
            }
            Button("Refresh") {
                viewModel.refresh()
            }
        }
        .navigationTitle("Statistics")
    }
}
