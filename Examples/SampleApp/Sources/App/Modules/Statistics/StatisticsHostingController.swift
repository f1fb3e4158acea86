import Core
import SwiftUI
import UIKit

/// Hosts `StatisticsScreen`.
final class StatisticsHostingController: UIHostingController<StatisticsScreen> {
    // MARK: - Lifecycle
    init(viewModel: any StatisticsViewModelProtocol, router: any StatisticsRouterProtocol) {
        super.init(rootView: StatisticsScreen(viewModel: viewModel, router: router))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Use StatisticsModule.build to create StatisticsHostingController")
    }
}
