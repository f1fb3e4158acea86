import Core
import SwiftUI

/// Sends a message to the makers of the app.
struct FeedbackScreen: View {
    @Bindable var state: FeedbackViewState
    let presenter: any FeedbackPresenterProtocol

    var body: some View {
        Form {
            Section {
                TextField("Your message", text: $state.text)
                Toggle("I would like an answer", isOn: $state.wantsAnswer)
            }
            if let problem = state.problem {
                Text(problem)
            }
            Section {
                Button("Send") {
                    presenter.didTapSend(text: state.text, wantsAnswer: state.wantsAnswer)
                }
                .disabled(!state.canSend)
                Button("Cancel", role: .cancel) {
                    presenter.didTapCancel()
                }
            }
        }
        .navigationTitle("Feedback")
    }
}
