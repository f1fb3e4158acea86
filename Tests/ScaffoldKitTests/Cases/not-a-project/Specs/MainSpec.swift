final class MainSpec {}
