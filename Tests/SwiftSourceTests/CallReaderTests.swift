import Diagnostics
import SwiftSource
import Testing

/// The Swift code that counts as a call of a member of a protocol.
struct CallReaderTests {
    /// The member, and code that calls it.
    @Test(arguments: [
        ("func go()", "presenter.go()"), ("func go()", "presenter?.go()"), ("func go()", "presenter\n    .go()"),
        ("func go()", "make().go ()"),
        ("func go()", "#expect(await presenter.go() == nil)"), ("func go()", #""\(presenter.go())""#),
        ("func go()", "presenter.`go`()"),
        ("func `default`()", "presenter.default()"), ("func go()", "let x = [1 + presenter.go()"),
        ("func go()", "presenter.go /* now */ ()"),
        ("func logIn(email: String, password: String)", "a.logIn(email: \"a\", password: b(c: 1))"),
        ("func logIn(email: String, password: String)", "a.logIn(\n    email: \"a\", // email\n    password: \"\"\n)"),
        ("func choose(_ item: Int)", "a.choose(1)"), ("func choose(_ item: Int, at place: Int)", "a.choose(1, at: 2)"),
        ("func show(in: Int)", "a.show(`in`: 1)"), ("func show(in: Int)", "a.show(in: 1)"),
        ("func add(_ items: Int...)", "a.add()"), ("func add(_ items: Int...)", "a.add(1, 2)"),
        ("func add(_ items: Int..., to: Int)", "a.add(1, 2, to: 3)"),
        ("func add(items: Int..., to: Int)", "a.add(items: 1, 2, to: 3)"),
        ("func add(items: Int..., to: Int)", "a.add(to: 3)"),
        ("func add<each T>(_ items: repeat each T)", "a.add(1, \"\")"),
        ("func load(then: @escaping () -> Void)", "a.load { }"),
        ("func load(then: @escaping () -> Void)", "a.load() { }"),
        ("func load(id: Int, then: @escaping () -> Void)", "a.load(id: 1) { }"),
        ("func load(id: Int, then: @escaping () -> Void)", "a.load(id: 1, then: { })"),
        ("func load(then: Block, _ or: Block, last: Block)", "a.load { } _: { } last: { }"),
        ("func load<T>(_ type: T.Type)", "a.load<Int>(Int.self)"),
        ("static func make(id: Int)", "Presenter.make(id: 1)"),
    ])
    func isCalled(member: String, code: String) throws {
        let member = try #require(Self.member(member))
        let reader = try #require(CallReader(Array(code.utf8)))
        #expect(CallReader.mayCall(member, in: Array(code.utf8)))
        #expect(reader.calls(member))
    }

    /// The member, and code that doesn't call it.
    @Test(arguments: [
        ("func go()", "// presenter.go()"), ("func go()", "/* presenter.go() */"), ("func go()", "\"presenter.go()\""),
        ("func go()", "func go() {}"),
        ("func go()", "go()"), ("func go()", "presenter.going()"), ("func go()", "presenter.go"),
        ("func go()", "let f = presenter.go; f()"),
        ("func go()", "presenter.go(1)"), ("func go()", "presenter.go { }"), ("func go(id: Int)", "presenter.go()"),
        ("func go(id: Int)", "presenter.go(1)"),
        ("func go(id: Int)", "call == .go(id: 1)"), ("func go(id: Int)", "if case .go(id: let id) = call {}"),
        ("func go(_ id: Int)", "presenter.go(id: 1)"),
        ("func go(_ id: Int)", "presenter.going.go[1]"), ("func go(id: Int, at: Int)", "presenter.go(at: 1, id: 1)"),
        ("func load(id: Int, then: @escaping () -> Void)", "a.load { }"),
        ("func load(then: Block, last: Block)", "a.load { } end: { }"),
        ("func add(_ items: Int..., to: Int)", "a.add(1, 2)"),
        ("func logIn(email: String)", "mock.logInHandler?(email); mock.logInCalls.append(email)"),
    ])
    func isNotCalled(member: String, code: String) throws {
        let member = try #require(Self.member(member))
        let reader = try #require(CallReader(Array(code.utf8)))
        #expect(!reader.calls(member))
    }

    @Test func names() throws {
        let reader = try #require(
            CallReader(
                Array("// Other\nlet a = \"Text\"; let b = LoginModule.build(); LoginFixtures.make() as `Login`".utf8)
            )
        )
        #expect(reader.names("LoginModule"))
        #expect(reader.names("Login"))
        #expect(reader.names("LoginMod", asBeginning: true))
        #expect(!reader.names("LoginMod"))
        #expect(!reader.names("Module", asBeginning: true))
        #expect(!reader.names("Other"))
        #expect(!reader.names("Text"))
    }

    @Test func declaredNames() throws {
        let code = """
            enum Step { case first, next(id: Int) }
            extension Login.View {
                var title: String { let local = 1; return local }
                func show(_ text: String, at place: Int) { func inner(a: Int) {}; if let value { _ = value } }
                init(id: Int) {}
                let `default` = { (x: Int) in x }
            }
            func help() {}
            """
        let reader = try #require(CallReader(Array(code.utf8)))
        #expect(
            reader.declaredNames == [
                "Step": [""], "first": ["Step"], "next": ["Step"], "id": ["Step", "Login.View"],
                "title": ["Login.View"],
                "show": ["Login.View"], "at": ["Login.View"], "default": ["Login.View"], "help": [""],
            ]
        )
    }

    /// Such a text would overflow the stack of a parser or of a walk over its tree.
    @Test func deepTexts() throws {
        #expect(CallReader(Array(String(repeating: "[", count: 1000).utf8)) == nil)
        #expect(CallReader([0xFF]) == nil)
        let chain = "a" + String(repeating: ".b", count: 50_000) + ".go()"
        let member = try #require(Self.member("func go()"))
        let reader = try #require(CallReader(Array(chain.utf8)))
        #expect(reader.calls(member))
    }

    private static func member(_ text: String) -> MemberDeclaration? {
        var bag = DiagnosticBag()
        let items = SwiftReader.readMembers(LocatedText(SourceFile(path: "Login.yml", text: text).range), into: &bag)
        return items?.lazy.compactMap { if case .member(let member) = $0 { member } else { nil } }.first
    }
}
