// Made by scaffold from Specs/HelpTopics.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@MainActor
protocol HelpTopicsViewModelProtocol: AnyObject {
    #sourceLocation(file:"Specs/HelpTopics.yml",line:10)
    var topics: Evented<[String]> { get }
    #sourceLocation()
}

/// What HelpTopics needs; the scope of Help has it, or the app does not compile.
@MainActor
protocol HelpTopicsDependencies: AnyObject {
    var readAnswers: any AnswerReading { get }
}

/// What HelpTopics may open; the rest of the coordinator is out of its sight.
@MainActor
protocol HelpTopicsRouting: ModuleRouting {
    func showHelpAnswer(
        from source: UIViewController?,
        topic: String,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Bool>.Deliver
    )
}
