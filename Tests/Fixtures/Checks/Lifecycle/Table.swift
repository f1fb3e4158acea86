/// A sequence of calls without waiting in between, but for the steps that say so, and what is on screen when all has settled.
@MainActor
struct Sequence {
    let name: String
    let steps: String
    /// As `Stage.description` says it.
    var screens = ""
    /// The screens that have delivered a result. All other closed screens were cancelled.
    var finished = ""

    /// Whether it has a gesture, which code can't make on a simulator.
    var needsFinger: Bool {
        Step.all(in: steps).contains {
            ["swipe", "unswipe", "beginSwipe", "pull", "unpull", "beginPull"].contains($0.words[0])
        }
    }

    init(name: String, steps: String) {
        (self.name, self.steps) = (name, steps)
    }

    /// `NAME: STEPS => SCREENS (finished: NAMES)`
    init(row: Substring) {
        let (name, rest) = row.parts(around: ": ")
        let (steps, end) = rest.parts(around: " => ")
        let (screens, finished) = end.parts(around: " (finished: ")
        (self.name, self.steps, self.screens, self.finished) = (name, steps, screens, String(finished.dropLast()))
    }
}

extension StringProtocol {
    /// Returns the text before `separator`, and the text after it.
    fileprivate func parts(around separator: String) -> (String, String) {
        guard let range = range(of: separator) else { return (String(self), "") }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}

@MainActor
let table = rows.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { Sequence(row: $0) }

/// Each begins with a stack of one screen, `about`, if it is not `cold`. `Step.run(on:)` has the words.
private let rows = """
    # Show and close
    show, show: push login; push profile => about login profile
    show, show from it: push login; push profile from login => about login profile
    show, close: push login; close login => about
    close, show: push login; settle; close login; push profile from about => about profile
    close, show from what is closed: push login; settle; close login; push profile from login => about
    close twice: push login; push todo; settle; close todo; close todo => about login
    close below: push login; push todo; push profile; settle; close login => about
    close the root: close about => about
    five at once: push login; push todo; push profile; push terms; push login2 => about login todo profile terms login2
    show and close five: push login; close login; push todo; close todo; push profile; close profile => about

    # Sheets and full screen
    sheet, sheet: present login; present todo => about / login / todo
    sheet, push from it: present login; push todo from login => about / login todo
    sheet, push below it: present login; push todo from about => about todo / login
    sheet, close: present login; close login => about
    present while a sheet is dismissed: present login; settle; close login; present todo from about => about / todo
    push while a sheet is dismissed: present login; settle; close login; push todo from about => about todo
    present from the sheet that is dismissed: present login; settle; close login; present todo from login => about
    present during a push: push login; present todo from login => about login / todo
    present during a pop: push login; settle; close login; present todo from about => about / todo
    close below sheets: push login; present todo; present profile; settle; close login => about
    close the lower of two sheets: present login; present todo; settle; close login => about
    close both sheets, upper first: present login; present todo; settle; close todo; close login => about
    close both sheets, lower first: present login; present todo; settle; close login; close todo => about
    full screen: full login; push todo from login; settle; close todo => about / login
    full screen, close, show: full login; close login; push todo from about => about todo
    push below full screen: full login; settle; push todo from about; settle; close login => about todo
    sheet over full screen: full login; present todo; present profile; close todo => about / login

    push over a search: push login; settle; app search login; settle; push todo from login; present profile from todo => about login todo / profile
    close above a search: push login; settle; app search login; settle; push todo from login; settle; close todo => about login / search
    alert above a covered search: push login; settle; app search login; settle; push todo from login; alert todo One => about login todo / One
    close below a covered search: push login; settle; app search login; settle; push todo from login; settle; close login => about
    root over a covered search: push login; settle; app search login; settle; push todo from login; settle; root terms => terms
    close a sheet with a covered search: present login; settle; app search login; settle; push todo from login; settle; close login => about
    tab replaced over a search: tab todos; tab settings at 1; settle; app search settings; settle; show todos2; settle; tab terms at 1 => [todos | *terms]
    close a screen with a search: push login; settle; app search login; settle; close login => about

    # Gestures
    pop by gesture, show: push login; settle; swipe; push todo from about => about todo
    gesture cancelled, show: push login; settle; unswipe; push todo from login => about login todo
    show during a gesture: push login; settle; beginSwipe; push todo from about; wait 1; endSwipe => about todo
    show during a cancelled gesture: push login; settle; beginSwipe; push todo from login; wait 1; endSwipe cancelled => about login todo
    close during a gesture: push login; settle; beginSwipe; close login; turn; endSwipe => about
    close during a cancelled gesture: push login; settle; beginSwipe; close login; turn; endSwipe cancelled => about
    pop by gesture, show from what is gone: push login; settle; swipe; push todo from login => about
    back button, present: push login; settle; back; present todo from about => about / todo
    sheet pulled down with calls waiting: present login; settle; beginPull; push todo from about; present profile from about; wait 1; endPull => about todo / profile
    pull cancelled with calls waiting: present login; settle; beginPull; push todo from login; wait 1; endPull cancelled => about / login todo
    sheet pulled down, present: present login; settle; pull; present todo from about => about / todo
    sheet pulled down, show from it: present login; settle; pull; push todo from login => about
    close a sheet that is pulled down: present login; settle; beginPull; close login; turn; endPull => about
    pulled down and held: present login; settle; unpull; close login => about

    # Results
    finish closes: push login; settle; finish login => about (finished: login)
    finish during the push: push login; finish login => about (finished: login)
    finish twice: present login; settle; finish login; finish login => about (finished: login)
    finish and close: present login; settle; finish login; close login => about (finished: login)
    close and finish: present login; settle; close login; finish login => about (finished: login)
    finish, show: present login; settle; finish login; present todo from about => about / todo (finished: login)
    finish below others: push login; push todo; present profile; settle; finish login => about (finished: login)
    finish a root: root login; settle; finish login; settle; root terms => terms (finished: login)
    custom: custom hint from about => about(hint)
    custom, finish: custom hint from about; settle; finish hint => about (finished: hint)
    custom, close during a push: custom hint from about; push login; close hint => about login
    custom, its host is popped: push login; custom hint from login; settle; back => about
    custom with a sheet above: custom hint from about; present login; settle; close hint => about

    # Alerts
    alert during a presentation: present login; alert about Careful => about / login / Careful
    alert during a push: push login; alert login Careful => about login / Careful
    alert, close: push login; alert login Careful; close login => about
    alert, push: alert about Careful; push login from about; settle; tap OK => about login
    two alerts: alert about One; alert about Two; settle; tap OK => about / One
    two alerts, dismissed: alert about One; alert about Two; unalert about; unalert about => about
    alert, dismissed at once: alert about One; unalert about => about
    alert for what is gone: push login; settle; close login; alert login One => about
    alert dismissed by a tap, present: alert about One; settle; tap OK; present login from about => about / login
    only the router's alerts are dismissed: app alert Own; settle; unalert about => about / Own
    alert over the app's alert: app alert Own; alert about One; settle; unalert about => about / Own
    finish under an alert: push login; alert login One; settle; finish login => about (finished: login)
    sheet over an alert: alert about One; present login; settle; close login => about / One

    # Roots and tabs
    root with a sheet open: present login; settle; root terms => terms
    root with an alert open: push login; alert login One; settle; root terms => terms
    root during a push: push login; root terms => terms
    root during a presentation, then push: present login; root terms; push todo => terms todo
    root, show from the old one: push login; root terms; push todo from login => terms
    roots: root terms; root login; root todo => todo
    tabs: tab settings at 1; tab todos at 0 => [*'tabs.todos' todos | settings]
    split view in a tab: tab split; tab settings at 1 => [split | *'tabs.settings' settings]
    split view as the root: root split; settle; present login; settle; close login => split
    split view pushed: root settings; settle; push split; settle; close split => settings
    tab selected again: tab todos; tab settings at 1; push login from settings; settle; show todos2; settle; show settings2 => [todos | *'tabs.settings' settings login]
    tab keeps its stack: tab todos; tab settings at 1; push login from todos; settle; tab settings2 at 1 => [todos login | *'tabs.settings' settings]
    tab with a sheet open: tab todos; tab settings at 1; present login; settle; show todos2 => [*todos | 'tabs.settings' settings]
    tab replaced: tab todos; tab settings at 1; push login from todos; settle; tab terms at 0 => [*terms | 'tabs.settings' settings]
    first screen of a tab: tab todos; tab settings at 1; settle; close settings; close todos => [todos | *'tabs.settings' settings]
    push in a hidden tab: tab todos; tab settings at 1; push login from todos; settle; push profile from login => [todos login profile | *'tabs.settings' settings]
    pop in a hidden tab: tab todos; push login from todos; tab settings at 1; settle; close login => [todos | *'tabs.settings' settings]
    finish in a hidden tab under a sheet: tab todos; push login from todos; tab settings at 1; present profile; settle; finish login => [todos | *'tabs.settings' settings] / profile (finished: login)
    tab chosen by the user: tab settings at 1; tab todos at 0; push login from todos; settle; tapTab 1; push profile => ['tabs.todos' todos login | *settings profile]
    second tap on a tab: tab todos; push login from todos; push todo from login; settle; tapTab 0; push profile from todos => [*todos profile | 'tabs.settings' settings]

    tab over a root that is no tab bar: root login; settle; show settings from login => ['tabs.todos' todos | *'tabs.settings' settings]
    tab over a root with an alert: alert about One; settle; show todos => [*'tabs.todos' todos | 'tabs.settings' settings]
    tab at a place that the app has taken: tab terms at 1; settle; show todos => [*'tabs.todos' todos | terms]

    # Links
    link: push login; link profile => about login profile
    link at cold start: cold; link profile; show settings; show todos => [*'tabs.todos' todos profile | 'tabs.settings' settings]
    link to a tab at cold start: cold; show todos; link settings => ['tabs.todos' todos | *'tabs.settings' settings]
    link before the app's own root: cold; link profile; turn; app root => own profile
    link under an alert: alert about One; settle; link profile; settle; tap OK => about profile
    link under the app's alert: app alert Own; settle; link profile => about profile / Own
    link under a share sheet: app share; settle; link profile => about profile / share
    link under a stack of the app's own: app modal; settle; link profile => about profile / modal
    link into a sheet: present login; link profile => about / login profile
    link to a tab over a root that is no tab bar: link settings => ['tabs.todos' todos | *'tabs.settings' settings]
    link into another tab: tab todos; tab settings at 1; present login; alert login One; settle; link todos => [*todos | 'tabs.settings' settings]
    link without a stack: cold; app plainRoot; link profile => plain / profile
    link while an alert leaves: alert about One; settle; tap OK; link profile => about profile
    two links: link profile; link help => about profile help
    link to a flow: push login; link help => about login help
    link to a flow at cold start: cold; link help; show todos => [*'tabs.todos' todos help | 'tabs.settings' settings]
    link to a flow under an alert: alert about One; settle; link help; settle; tap OK => about help
    link to a flow that is open: push help; push login; settle; link help2 => about help
    link to a flow that is being opened: push help; link help2 => about help
    link to a flow that is open in another tab: tab todos; push help from todos; tab settings at 1; settle; link help2 => [todos help | *'tabs.settings' settings help2]
    link to a flow that is ended: push help; settle; end help; link help2 => about help2

    # Links with a screen below
    link over a tab: tab todos; tab settings at 1; settle; link todo => [*todos todo | 'tabs.settings' settings]
    link over a tab that is on top: tab settings at 1; tab todos; settle; link todo => [*'tabs.todos' todos todo | settings]
    link over a tab during its change: tab todos; settle; push login; tab settings at 1; link todo => [*todos login todo | 'tabs.settings' settings]
    link over a tab at cold start: cold; link todo; show settings; show todos => [*'tabs.todos' todos todo | 'tabs.settings' settings]
    link over a tab before the app's tabs: cold; link todo; turn; show todos; show settings => [*'tabs.todos' todos todo | 'tabs.settings' settings]
    link over a tab that is not there: link todo => [*'tabs.todos' below todo | 'tabs.settings' settings]
    link over a tab under an alert: tab todos; alert todos One; settle; link todo => [*todos todo | 'tabs.settings' settings] / One
    link over another tab under an alert: tab todos; tab settings at 1; alert settings One; settle; link todo => [*todos todo | 'tabs.settings' settings]
    link over a tab under a sheet: tab todos; present login; settle; link todo => [*todos todo | 'tabs.settings' settings]
    link over a tab to a flow that is presented: tab todos; present help; settle; belowHelp tab todos; present help2 => [*todos | 'tabs.settings' settings] / help
    two links over a tab: tab todos; tab settings at 1; link todo; link todo2 => [*todos todo todo2 | 'tabs.settings' settings]
    close what a link shows: tab todos; tab settings at 1; link todo; settle; close todo => [*todos | 'tabs.settings' settings]
    screen below: below push terms; push login => about terms login
    screen below that is on top: push terms; settle; below push terms2; push login => about terms login
    screen below that is being shown: push terms; below push terms2; push login => about terms login
    screen below that is closed: push terms; settle; close terms; below push terms2; push login => about terms2 login
    screen below that is further down: push terms; push login; below push terms2; push profile => about terms login terms2 profile
    screen below that is on top under an alert: push terms; alert terms One; settle; below push terms2; push login => about terms login / One
    sheet below: below present terms; push login => about / terms login
    sheet below that is on top: present terms; below present terms2; push login => about / terms login
    root below: push login; below root terms; push profile => terms profile
    root below that is on top: root terms; below root terms2; push login => terms login
    root below that has screens above it: root terms; push login; settle; below root terms2; push profile => terms login profile
    root below under a sheet: root terms; present login; settle; below root terms2; push profile => terms profile
    root below at cold start: cold; below root about2; push login; turn; root about => about login
    flow below: below push help; push login => about help login
    flow below that is on top: present help; below present help2; push login => about / help login

    # Flows
    flow: show checkout; push payment from checkout => about / checkout payment
    flow ended while showing: show checkout; finish checkout => about (finished: checkout)
    flow finished from within: show checkout; push payment from checkout; settle; finish checkout => about (finished: checkout)
    flow opened twice: push checkout; push checkout2 => about checkout
    flow opened from itself: present checkout; settle; present checkout2 from checkout => about / checkout
    flow opened twice, on top: push checkout; settle; push checkout2 from checkout => about checkout
    flow revealed: push checkout; push login; settle; push checkout2 from login => about checkout
    flow revealed from below: push checkout; push login; settle; push checkout2 from about => about checkout
    flow revealed during a push: push checkout; push login; push checkout2 from about => about checkout
    flow revealed, then push: push checkout; push login; settle; push checkout2 from login; push profile from checkout => about checkout profile
    flow revealed, then push from what was closed: push checkout; push login; settle; push checkout2 from login; push profile from login => about checkout
    flow revealed with its own screens: push checkout; push payment from checkout; push login; settle; push checkout2 from login => about checkout payment
    flow revealed by its own screen: push checkout; push payment from checkout; settle; push checkout2 from payment => about checkout payment
    flow revealed in a sheet: present checkout; push help from checkout; push login; settle; present checkout2 from login => about / checkout
    flow revealed in a flow: push help; push checkout from help; push payment from checkout; settle; push help2 from payment => about help
    flow revealed under a sheet: push checkout; present login; settle; push checkout2 from about => about checkout / login
    flow revealed under what covers other screens: push checkout; push login; present todo; settle; push checkout2 from about => about checkout
    flow revealed under an alert: push checkout; alert checkout One; settle; push checkout2 from about => about checkout / One
    flow revealed under the alert of a closed screen: push checkout; push login; alert login One; settle; push checkout2 from about => about checkout
    flow revealed in a hidden tab: tab todos; push checkout from todos; push login from checkout; tab settings at 1; settle; push checkout2 from todos => [todos checkout | *'tabs.settings' settings]
    flow open in another tab: tab todos; push help from todos; tab settings at 1; settle; push help2 from settings => [todos help | *'tabs.settings' settings help2]
    flow open in a sheet: present help; settle; push help2 from about => about help2 / help
    flow revealed and finished: push checkout; push login; settle; push checkout2 from login; settle; finish checkout => about (finished: checkout)
    flow revealed during a gesture: push checkout; push login; settle; beginSwipe; push checkout2 from about; turn; endSwipe cancelled => about checkout
    flow revealed in a container: custom checkout from about; push login; settle; push checkout2 from login => about(checkout)
    flow below a link that is open: push help; push login; settle; below push help2; push profile => about help profile
    flow opened in another stack: present checkout; settle; push checkout2 from about => about checkout2 / checkout
    flow finished and opened again: push checkout; settle; finish checkout; push checkout2 from about => about checkout2 (finished: checkout)
    flow popped by gesture: push checkout; push payment from checkout; settle; swipe; settle; swipe => about
    flow popped by back, opened again: push help; settle; back; settle; push help2 from about => about help2
    flow popped by swipe, opened again: push checkout; push payment from checkout; settle; swipe; settle; swipe; settle; push checkout2 from about => about checkout2
    flow pulled down, opened again: present checkout; settle; pull; present checkout2 from about => about / checkout2
    flow in a flow: present checkout; push help from checkout; settle; finish checkout => about (finished: checkout)
    flow as root: root checkout; settle; finish checkout; settle; root terms => terms (finished: checkout)
    flow under an alert: push checkout; alert checkout One; settle; finish checkout => about (finished: checkout)
    flow without a result: push help; settle; end help; push help2 from about => about help2

    # The app's own code
    dismissed by the app: present login; present todo; settle; app dismissAll => about
    dismissed by the app, then show: present login; settle; app dismissAll; push todo from about; present profile from login => about todo
    popped by the app, then show: push login; push todo; settle; app popToRoot todo; push profile from about => about profile
    stack set by the app: push checkout; push login; settle; app keepFirst login => about
    root set by the app: push login; present todo; settle; app dismissAll; settle; app root => own
    hidden stack set by the app: tab todos; push checkout from todos; push login from todos; tab settings at 1; settle; app keepFirst login => [todos | *'tabs.settings' settings]
    a stack in a container: cold; app container; push login; close login; push todo => container(own todo)
    a flow in a stack of the app's own: cold; app root; push checkout; settle; app pop checkout => own
    popped, and held by the app: push login; hold login; settle; back => about
    swiped away, and held by the app: push checkout; hold checkout; settle; swipe => about
    pulled down, and held by the app: present login; hold login; settle; pull => about
    dismissed by the app, which holds it: full checkout; hold checkout; settle; app dismissAll => about
    set aside in a hidden stack, and held by the app: tab todos; push login from todos; hold login; tab settings at 1; settle; app keepFirst login => [todos | *'tabs.settings' settings]
    presented by the app over the router's sheet: present login; settle; app share; settle; push todo from login; close login => about

    # Scenes
    two scenes: scene; 2: root terms; push login; 2: push todo; close login; 2: present profile => about || terms todo / profile
    flow in two scenes: scene; 2: root terms; push checkout; 2: push checkout2; finish checkout => about || terms checkout2 (finished: checkout)
    a source in another scene: scene; 2: root terms; settle; push login from terms => about || terms
    """
