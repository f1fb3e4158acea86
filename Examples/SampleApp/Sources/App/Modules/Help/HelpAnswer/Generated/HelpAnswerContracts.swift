// Made by scaffold from Specs/HelpAnswer.yml. Change that: this file is written again.
import AuthFeature
import UIKit

/// What HelpAnswer needs; the scope of Help has it, or the app does not compile.
@MainActor
protocol HelpAnswerDependencies: AnyObject {
    var readAnswers: any AnswerReading { get }
    var analytics: any AnalyticsTracking { get }
}

/// What HelpAnswer may open; the rest of the coordinator is out of its sight.
@MainActor
protocol HelpAnswerRouting: ModuleRouting {
    func showAbout(from source: UIViewController?, as presentation: Presentation)
}

/// What whoever opens HelpAnswer passes.
@MainActor
struct HelpAnswerParameters {
    var topic: String
}

// MARK: - Types from the spec: an error in one is reported there

#sourceLocation(file:"Specs/HelpAnswer.yml",line:7)
private typealias HelpAnswerTypeOfTopic = String
#sourceLocation()

#sourceLocation(file:"Specs/HelpAnswer.yml",line:8)
private typealias HelpAnswerResultType = Bool
#sourceLocation()
