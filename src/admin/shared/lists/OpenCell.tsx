interface Props {
  label: string
  onOpen: () => void
}

/** The name of an entry in a table, which opens it. */
export const OpenCell = ({ label, onOpen }: Props) => (
  <button
    type="button"
    data-open
    onClick={onOpen}
    title={label}
    className="block min-h-6 w-full cursor-pointer truncate rounded-sm text-left font-medium hover:underline focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent"
  >
    {label}
  </button>
)
