import Testing

struct TemplateCaseTests {
    @Test(arguments: TemplateCase.all)
    func check(_ template: TemplateCase) {
        #expect(template.result() == template.expected)
    }
}
