interface Props {
  /** What staff call its text. */
  field: string
  quote: string
  /** Shows the passage in the text. */
  onShow: (() => void) | null
  isGone?: boolean
}

const className = 'border-l-2 border-accent pl-2.5 text-left text-sm text-muted wrap-anywhere line-clamp-3'

/** The passage that a comment is on. */
export const Quote = ({ field, quote, onShow, isGone = false }: Props) => (
  <div>
    <p className="mb-1 text-xs font-medium text-muted">
      {field}
      {isGone && <span className="text-ink">: the passage is gone</span>}
    </p>
    {onShow ? (
      <button
        type="button"
        className={`${className} cursor-pointer rounded-r-sm hover:text-ink focus-visible:outline-2 focus-visible:outline-accent`}
        onClick={onShow}
      >
        <span className="sr-only">Show in the text: </span>
        {quote}
      </button>
    ) : (
      <blockquote className={className}>{quote}</blockquote>
    )}
  </div>
)
