@MainActor
open class UICollectionReusableView: UIView {
    /// No view is reused here.
    open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {}
