/// A sequence of calls without waiting in between, but for the steps that say so, and what is on screen when all has settled.
@MainActor
struct Sequence {
    let name: String
    let steps: String
    /// As `Stage.description` says it.
    let screens: String
    /// Those that have delivered a result; all others that are gone were cancelled.
    var finished = ""

    /// Whether it has a gesture, which code can't make on a simulator.
    var needsFinger: Bool {
        Step.all(in: steps).contains { ["swipe", "unswipe", "beginSwipe", "pull", "unpull", "beginPull"].contains($0.words[0]) }
    }
}

/// Begins with a stack of one screen where nothing else is said.
@MainActor
let table: [Sequence] = [
    // MARK: Show and close
    Sequence(name: "show, show", steps: "push login; push profile", screens: "about login profile"),
    Sequence(name: "show, show from it", steps: "push login; push profile from login", screens: "about login profile"),
    Sequence(name: "show, close", steps: "push login; close login", screens: "about"),
    Sequence(name: "close, show", steps: "push login; settle; close login; push profile from about", screens: "about profile"),
    Sequence(name: "close, show from what is closed", steps: "push login; settle; close login; push profile from login", screens: "about"),
    Sequence(name: "close twice", steps: "push login; push todo; settle; close todo; close todo", screens: "about login"),
    Sequence(name: "close below", steps: "push login; push todo; push profile; settle; close login", screens: "about"),
    Sequence(name: "close the root", steps: "close about", screens: "about"),
    Sequence(name: "five at once", steps: "push login; push todo; push profile; push terms; push login2", screens: "about login todo profile terms login2"),
    Sequence(name: "show and close five", steps: "push login; close login; push todo; close todo; push profile; close profile", screens: "about"),

    // MARK: Sheets and full screen
    Sequence(name: "sheet, sheet", steps: "present login; present todo", screens: "about / login / todo"),
    Sequence(name: "sheet, push from it", steps: "present login; push todo from login", screens: "about / login todo"),
    Sequence(name: "sheet, push below it", steps: "present login; push todo from about", screens: "about todo / login"),
    Sequence(name: "sheet, close", steps: "present login; close login", screens: "about"),
    Sequence(name: "present while a sheet is dismissed", steps: "present login; settle; close login; present todo from about", screens: "about / todo"),
    Sequence(name: "push while a sheet is dismissed", steps: "present login; settle; close login; push todo from about", screens: "about todo"),
    Sequence(name: "present from the sheet that is dismissed", steps: "present login; settle; close login; present todo from login", screens: "about"),
    Sequence(name: "present during a push", steps: "push login; present todo from login", screens: "about login / todo"),
    Sequence(name: "present during a pop", steps: "push login; settle; close login; present todo from about", screens: "about / todo"),
    Sequence(name: "close below sheets", steps: "push login; present todo; present profile; settle; close login", screens: "about"),
    Sequence(name: "close the lower of two sheets", steps: "present login; present todo; settle; close login", screens: "about"),
    Sequence(name: "close both sheets, upper first", steps: "present login; present todo; settle; close todo; close login", screens: "about"),
    Sequence(name: "close both sheets, lower first", steps: "present login; present todo; settle; close login; close todo", screens: "about"),
    Sequence(name: "full screen", steps: "full login; push todo from login; settle; close todo", screens: "about / login"),
    Sequence(name: "full screen, close, show", steps: "full login; close login; push todo from about", screens: "about todo"),
    Sequence(name: "push below full screen", steps: "full login; settle; push todo from about; settle; close login", screens: "about todo"),
    Sequence(name: "sheet over full screen", steps: "full login; present todo; present profile; close todo", screens: "about / login"),

    // MARK: Gestures
    Sequence(name: "pop by gesture, show", steps: "push login; settle; swipe; push todo from about", screens: "about todo"),
    Sequence(name: "gesture taken back, show", steps: "push login; settle; unswipe; push todo from login", screens: "about login todo"),
    Sequence(name: "show during a gesture", steps: "push login; settle; beginSwipe; push todo from about; wait 1; endSwipe", screens: "about todo"),
    Sequence(name: "show during a gesture taken back", steps: "push login; settle; beginSwipe; push todo from login; wait 1; endSwipe cancelled", screens: "about login todo"),
    Sequence(name: "close during a gesture", steps: "push login; settle; beginSwipe; close login; turn; endSwipe", screens: "about"),
    Sequence(name: "close during a gesture taken back", steps: "push login; settle; beginSwipe; close login; turn; endSwipe cancelled", screens: "about"),
    Sequence(name: "pop by gesture, show from what is gone", steps: "push login; settle; swipe; push todo from login", screens: "about"),
    Sequence(name: "back button, present", steps: "push login; settle; back; present todo from about", screens: "about / todo"),
    Sequence(name: "sheet pulled down with calls waiting", steps: "present login; settle; beginPull; push todo from about; present profile from about; wait 1; endPull", screens: "about todo / profile"),
    Sequence(name: "pull taken back with calls waiting", steps: "present login; settle; beginPull; push todo from login; wait 1; endPull cancelled", screens: "about / login todo"),
    Sequence(name: "sheet pulled down, present", steps: "present login; settle; pull; present todo from about", screens: "about / todo"),
    Sequence(name: "sheet pulled down, show from it", steps: "present login; settle; pull; push todo from login", screens: "about"),
    Sequence(name: "close a sheet that is pulled down", steps: "present login; settle; beginPull; close login; turn; endPull", screens: "about"),
    Sequence(name: "pulled down and held", steps: "present login; settle; unpull; close login", screens: "about"),

    // MARK: Results
    Sequence(name: "finish closes", steps: "push login; settle; finish login", screens: "about", finished: "login"),
    Sequence(name: "finish during the push", steps: "push login; finish login", screens: "about", finished: "login"),
    Sequence(name: "finish twice", steps: "present login; settle; finish login; finish login", screens: "about", finished: "login"),
    Sequence(name: "finish and close", steps: "present login; settle; finish login; close login", screens: "about", finished: "login"),
    Sequence(name: "close and finish", steps: "present login; settle; close login; finish login", screens: "about", finished: "login"),
    Sequence(name: "finish, show", steps: "present login; settle; finish login; present todo from about", screens: "about / todo", finished: "login"),
    Sequence(name: "finish below others", steps: "push login; push todo; present profile; settle; finish login", screens: "about", finished: "login"),
    Sequence(name: "finish a root", steps: "root login; settle; finish login; settle; root terms", screens: "terms", finished: "login"),
    Sequence(name: "custom", steps: "custom hint from about", screens: "about(hint)"),
    Sequence(name: "custom, finish", steps: "custom hint from about; settle; finish hint", screens: "about", finished: "hint"),
    Sequence(name: "custom, close during a push", steps: "custom hint from about; push login; close hint", screens: "about login"),
    Sequence(name: "custom, its host is popped", steps: "push login; custom hint from login; settle; back", screens: "about"),
    Sequence(name: "custom with a sheet above", steps: "custom hint from about; present login; settle; close hint", screens: "about"),

    // MARK: Alerts
    Sequence(name: "alert during a presentation", steps: "present login; alert about Careful", screens: "about / login / Careful"),
    Sequence(name: "alert during a push", steps: "push login; alert login Careful", screens: "about login / Careful"),
    Sequence(name: "alert, close", steps: "push login; alert login Careful; close login", screens: "about"),
    Sequence(name: "alert, push", steps: "alert about Careful; push login from about; settle; tap OK", screens: "about login"),
    Sequence(name: "two alerts", steps: "alert about One; alert about Two; settle; tap OK", screens: "about / One"),
    Sequence(name: "two alerts, dismissed", steps: "alert about One; alert about Two; unalert about; unalert about", screens: "about"),
    Sequence(name: "alert, dismissed at once", steps: "alert about One; unalert about", screens: "about"),
    Sequence(name: "alert for what is gone", steps: "push login; settle; close login; alert login One", screens: "about"),
    Sequence(name: "alert dismissed by a tap, present", steps: "alert about One; settle; tap OK; present login from about", screens: "about / login"),
    Sequence(name: "only the router's alerts are dismissed", steps: "app alert Own; settle; unalert about", screens: "about / Own"),
    Sequence(name: "alert over the app's alert", steps: "app alert Own; alert about One; settle; unalert about", screens: "about / Own"),
    Sequence(name: "finish under an alert", steps: "push login; alert login One; settle; finish login", screens: "about", finished: "login"),
    Sequence(name: "sheet over an alert", steps: "alert about One; present login; settle; close login", screens: "about / One"),

    // MARK: Roots and tabs
    Sequence(name: "root with a sheet open", steps: "present login; settle; root terms", screens: "terms"),
    Sequence(name: "root with an alert open", steps: "push login; alert login One; settle; root terms", screens: "terms"),
    Sequence(name: "root during a push", steps: "push login; root terms", screens: "terms"),
    Sequence(name: "root during a presentation, then push", steps: "present login; root terms; push todo", screens: "terms todo"),
    Sequence(name: "root, show from the old one", steps: "push login; root terms; push todo from login", screens: "terms"),
    Sequence(name: "roots", steps: "root terms; root login; root todo", screens: "todo"),
    Sequence(name: "tabs", steps: "tab settings at 1; tab todos at 0", screens: "[*todos | settings]"),
    Sequence(name: "tab selected again", steps: "tab todos; tab settings at 1; push login from settings; settle; show todos2; settle; show settings2", screens: "[todos | *settings login]"),
    Sequence(name: "tab keeps its stack", steps: "tab todos; tab settings at 1; push login from todos; settle; tab settings2 at 1", screens: "[todos login | *settings]"),
    Sequence(name: "tab with a sheet open", steps: "tab todos; tab settings at 1; present login; settle; show todos2", screens: "[*todos | settings]"),
    Sequence(name: "tab replaced", steps: "tab todos; tab settings at 1; push login from todos; settle; tab terms at 0", screens: "[*terms | settings]"),
    Sequence(name: "first screen of a tab", steps: "tab todos; tab settings at 1; settle; close settings; close todos", screens: "[todos | *settings]"),
    Sequence(name: "push in a hidden tab", steps: "tab todos; tab settings at 1; push login from todos; settle; push profile from login", screens: "[todos login profile | *settings]"),
    Sequence(name: "pop in a hidden tab", steps: "tab todos; push login from todos; tab settings at 1; settle; close login", screens: "[todos | *settings]"),
    Sequence(name: "finish in a hidden tab under a sheet", steps: "tab todos; push login from todos; tab settings at 1; present profile; settle; finish login", screens: "[todos | *settings] / profile", finished: "login"),
    Sequence(name: "tab chosen by the user", steps: "tab settings at 1; tab todos at 0; push login from todos; settle; tapTab 1; push profile", screens: "[todos login | *settings profile]"),
    Sequence(name: "second tap on a tab", steps: "tab todos; push login from todos; push todo from login; settle; tapTab 0; push profile from todos", screens: "[*todos profile]"),

    // MARK: Links
    Sequence(name: "link", steps: "push login; link todo", screens: "about login todo"),
    Sequence(name: "link at cold start", steps: "cold; link todo; show settings; show todos", screens: "[*todos todo | settings]"),
    Sequence(name: "link to a tab at cold start", steps: "cold; show todos; link settings", screens: "[todos | *settings]"),
    Sequence(name: "link before the app's own root", steps: "cold; link todo; turn; app root", screens: "own todo"),
    Sequence(name: "link under an alert", steps: "alert about One; settle; link todo; settle; tap OK", screens: "about todo"),
    Sequence(name: "link under the app's alert", steps: "app alert Own; settle; link todo", screens: "about todo / Own"),
    Sequence(name: "link under a share sheet", steps: "app share; settle; link todo", screens: "about todo / share"),
    Sequence(name: "link under a stack of the app's own", steps: "app modal; settle; link todo", screens: "about todo / modal"),
    Sequence(name: "link into a sheet", steps: "present login; link todo", screens: "about / login todo"),
    Sequence(name: "link into another tab", steps: "tab todos; tab settings at 1; present login; alert login One; settle; link todos", screens: "[*todos | settings]"),
    Sequence(name: "link without a stack", steps: "cold; app plainRoot; link todo", screens: "plain / todo"),
    Sequence(name: "link while an alert leaves", steps: "alert about One; settle; tap OK; link todo", screens: "about todo"),
    Sequence(name: "two links", steps: "link todo; link profile", screens: "about todo profile"),

    // MARK: Flows
    Sequence(name: "flow", steps: "show checkout; push payment from checkout", screens: "about / checkout payment"),
    Sequence(name: "flow ended while showing", steps: "show checkout; finish checkout", screens: "about", finished: "checkout"),
    Sequence(name: "flow finished from within", steps: "show checkout; push payment from checkout; settle; finish checkout", screens: "about", finished: "checkout"),
    Sequence(name: "flow opened twice", steps: "push checkout; push checkout2", screens: "about checkout"),
    Sequence(name: "flow opened from itself", steps: "present checkout; settle; present checkout2 from checkout", screens: "about / checkout"),
    Sequence(name: "flow opened in another stack", steps: "present checkout; settle; push checkout2 from about", screens: "about checkout2 / checkout"),
    Sequence(name: "flow finished and opened again", steps: "push checkout; settle; finish checkout; push checkout2 from about", screens: "about checkout2", finished: "checkout"),
    Sequence(name: "flow popped by gesture", steps: "push checkout; push payment from checkout; settle; swipe; settle; swipe", screens: "about"),
    Sequence(name: "flow pulled down, opened again", steps: "present checkout; settle; pull; present checkout2 from about", screens: "about / checkout2"),
    Sequence(name: "flow in a flow", steps: "present checkout; push help from checkout; settle; finish checkout", screens: "about", finished: "checkout"),
    Sequence(name: "flow as root", steps: "root checkout; settle; finish checkout; settle; root terms", screens: "terms", finished: "checkout"),
    Sequence(name: "flow under an alert", steps: "push checkout; alert checkout One; settle; finish checkout", screens: "about", finished: "checkout"),
    Sequence(name: "flow without a result", steps: "push help; settle; end help; push help2 from about", screens: "about help2"),

    // MARK: The app's own code
    Sequence(name: "dismissed by the app", steps: "present login; present todo; settle; app dismissAll", screens: "about"),
    Sequence(name: "dismissed by the app, then show", steps: "present login; settle; app dismissAll; push todo from about; present profile from login", screens: "about todo"),
    Sequence(name: "popped by the app, then show", steps: "push login; push todo; settle; app popToRoot todo; push profile from about", screens: "about profile"),
    Sequence(name: "stack set by the app", steps: "push checkout; push login; settle; app keepFirst login", screens: "about"),
    Sequence(name: "root set by the app", steps: "push login; present todo; settle; app dismissAll; settle; app root", screens: "own"),
    Sequence(name: "hidden stack set by the app", steps: "tab todos; push checkout from todos; push login from todos; tab settings at 1; settle; app keepFirst login", screens: "[todos | *settings]"),
    Sequence(name: "a stack in a container", steps: "cold; app container; push login; close login; push todo", screens: "container(own todo)"),

    Sequence(name: "a flow in a stack of the app's own", steps: "cold; app root; push checkout; settle; app pop checkout", screens: "own"),
    Sequence(name: "popped, and held by the app", steps: "push login; hold login; settle; back", screens: "about"),
    Sequence(name: "swiped away, and held by the app", steps: "push checkout; hold checkout; settle; swipe", screens: "about"),
    Sequence(name: "pulled down, and held by the app", steps: "present login; hold login; settle; pull", screens: "about"),
    Sequence(name: "dismissed by the app, which holds it", steps: "full checkout; hold checkout; settle; app dismissAll", screens: "about"),
    Sequence(name: "set aside in a hidden stack, and held by the app", steps: "tab todos; push login from todos; hold login; tab settings at 1; settle; app keepFirst login", screens: "[todos | *settings]"),
    Sequence(name: "presented by the app over the router's sheet", steps: "present login; settle; app share; settle; push todo from login; close login", screens: "about"),

    // MARK: Scenes
    Sequence(name: "two scenes", steps: "scene; 2: root terms; push login; 2: push todo; close login; 2: present profile", screens: "about || terms todo / profile"),
    Sequence(name: "flow in two scenes", steps: "scene; 2: root terms; push checkout; 2: push checkout2; finish checkout", screens: "about || terms checkout2", finished: "checkout"),
    Sequence(name: "a source in another scene", steps: "scene; 2: root terms; settle; push login from terms", screens: "about || terms"),
]
