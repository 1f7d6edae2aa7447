interface Props {
  label: string
  isChecked: boolean
  /** Only some of its items are selected. */
  isMixed?: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox, large enough to tap. */
export function Checkbox({ label, isChecked, isMixed = false, onChange }: Props) {
  return (
    <span className="grid size-6 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 cursor-pointer accent-(--accent) focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
      />
    </span>
  )
}
