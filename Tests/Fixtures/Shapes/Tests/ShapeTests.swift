import Testing

@testable import Shapes

/// Mocks of Swift sources, made without any project.
@Suite(.serialized)
struct ShapeTests {
    @Test("A mock has the members of its protocol's parents in all files")
    func parents() async {
        let mock = GrandchildMock()
        mock.parentReturnValue = 3
        mock.grandparentHandler = { $0.count }
        mock.shared = 5
        #expect(mock.parent(1) == 3)
        #expect(mock.grandparent("four") == 4)
        #expect(mock.shared == 5)
        mock.middle()
        await mock.grandchild()
        #expect(mock.middleCallCount == 1 && mock.grandchildCallCount == 1)
        let any: any Parent = mock
        #expect(any.parent(2) == 3)
        #expect(mock.parentCalls == [1, 2])
    }

    @Test("Swift's own protocols are satisfied")
    func fixedParents() throws {
        let first = HashingMock()
        let second = HashingMock()
        #expect(first == first && first != second)
        #expect(Set([first, second, first]).count == 2)
        #expect(IdentifyingMock().id != IdentifyingMock().id)
        let identified = IdentifyingStringMock()
        identified.id = "a"
        #expect(identified.id == "a")
        #expect("\(DescribingMock())" == "DescribingMock")
        #expect(EnumeratingMock.allCases.isEmpty)
        let error = FailingMock()
        error.code = 7
        #expect(throws: FailingMock.self) { throw error }
    }

    @Test("Typealiases are looked through: what must not be kept is passed on, what may be is recorded")
    func typeAliases() throws {
        let mock = AliasedClosuresMock()
        var received: [String] = []
        mock.bHandler = { done in done(.success(Session(token: "b"))) }
        mock.b { result in
            if case .success(let session) = result { received.append(session.token) }
        }
        mock.a { _ in received.append("a") }
        mock.aCalls.first?(.failure(ShapeError.wrong))
        mock.c { received.append("c") }
        mock.cCalls.first??()
        mock.eHandler = { try $0() }
        #expect(throws: ShapeError.wrong) { try mock.e { throw ShapeError.wrong } }
        #expect(received == ["b", "a", "c"])
        let results = AliasedResultsMock()
        #expect(results.a().isEmpty)
        #expect(results.b() == nil)
    }

    @Test("A protocol in a type has its mock there, and a short name for it")
    func nesting() {
        let mock = LoadingMock()
        mock.loadReturnValue = Feature.Item(id: 4)
        #expect(mock.load { _ in }.id == 4)
        let nested: Feature.LoadingMock = mock
        #expect(nested.loadCallCount == 1)
        let deep = DeeplyMock()
        #expect(deep.deep() == nil)
        #expect(deep.last == nil)
        let delegate = DelegateMock()
        delegate.didChange(Owner(), to: .off)
        #expect(delegate.didChangeCalls.first?.to == .off)
        ExtendedMock.shared = Feature.Item(id: 2)
        #expect(ExtendedMock.shared.id == 2)
    }

    @Test("An actor's mock is an actor whose stubs anybody can set")
    func actors() async throws {
        let mock = ActingMock()
        mock.aHandler = { $0 + 1 }
        mock.bReturnValue = Session(token: "b")
        mock.c = 5
        mock.dReturnValue = 6
        mock.e = "e"
        #expect(await mock.a(1) == 2)
        #expect(try await mock.b().token == "b")
        #expect(mock.c == 5)
        #expect(mock.d() == 6)
        #expect(mock.e == "e")
        #expect(mock.aCalls == [1])
        mock.resetMock()
        #expect(mock.aCallCount == 0)
    }

    @Test("A superclass is inherited from")
    @MainActor
    func superclasses() {
        let mock = SuperclassBoundMock()
        mock.title = "title"
        mock.aReturnValue = 3
        let base: Base & SuperclassBound = mock
        #expect(base.title == "title" && base.a() == 3)
        let screen = SuperclassOnMainMock()
        screen.aReturnValue = 4
        #expect(screen.a() == 4)
    }

    @Test("Isolation comes with parents")
    @MainActor
    func isolation() {
        let mock = InheritsMainMock()
        mock.fReturnValue = 1
        mock.eHandler = { 2 }
        #expect(mock.f() == 1)
        #expect(mock.e() == 2)
        #expect(mock.a(Loose()) == nil)
    }

    @Test("Annotations name mocks and fix associated types")
    func annotations() {
        let renamed = RenamedFake()
        renamed.a()
        #expect(renamed.aCallCount == 1)
        let fixed = AssociatedFixedMock()
        AssociatedFixedMock.aReturnValue = "a"
        #expect(AssociatedFixedMock.a() == "a")
        fixed.bReturnValue = [1]
        #expect(fixed.b() == [1])
        AssociatedFixedMock.resetStaticMock()
        for name in ["ByCommentMock", "ByOneOfSeveralMock", "ByParentMock", "ByPlainCommentMock", "ByBlockCommentMock"]
        {
            #expect(Self.mocks.contains(name))
        }
    }

    private static let mocks = [
        "\(type(of: ByCommentMock()))", "\(type(of: ByOneOfSeveralMock()))", "\(type(of: ByParentMock()))",
        "\(type(of: ByPlainCommentMock()))", "\(type(of: ByBlockCommentMock()))",
    ]

    @Test("What can't be copied comes from the handler alone")
    func noncopyable() throws {
        let mock = NoncopyableResultsMock()
        mock.aHandler = { Token(id: 3) }
        mock.bHandler = { Token(id: $0) }
        #expect(mock.a().id == 3)
        #expect(try mock.b(4).id == 4)
        #expect(mock.bCalls == [4])
        let parameters = NoncopyableParametersMock()
        var id = 0
        parameters.aHandler = { (token: borrowing Token) in id = token.id }
        parameters.a(Token(id: 5))
        #expect(id == 5 && parameters.aCallCount == 1)
    }

    @Test("Fixed types of associated types, by a parent's argument or a requirement")
    func associatedTypes() async throws {
        let mock = PrimaryParentMock()
        mock.nextReturnValues = [1, nil]
        #expect(try await mock.next() == 1)
        mock.nextThrownError = .wrong
        await #expect(throws: ShapeError.wrong) { try await mock.next() }
        let open = PrimaryMock<String, ShapeError>()
        open.nextReturnValue = "a"
        #expect(try await open.next() == "a")
        let fixed = FixedAssociatedMock()
        fixed.bReturnValue = "b"
        #expect(fixed.b() == "b")
    }

    @Test("Calls of several mocks in one log")
    func log() {
        let log = MockLog()
        let first = PlainFunctionMock()
        let second = ByLabelMock()
        first.mockLog = log
        second.mockLog = log
        second.a(x: 1)
        first.run()
        second.a(y: 2)
        #expect(log.calls == ["ByLabelMock.a(x:)", "PlainFunctionMock.run()", "ByLabelMock.a(y:)"])
        #expect(second.aCalls == [1] && second.aYCalls == [2])
    }
}
