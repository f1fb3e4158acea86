/// The tool cannot know that it is a function.
typealias Handler = (Int) -> Void
