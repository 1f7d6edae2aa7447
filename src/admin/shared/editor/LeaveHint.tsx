interface Props {
  id: string
  isReleased?: boolean
  /** Tab moves between the cells of tables. */
  hasTables?: boolean
}

/** Tells keyboard users how to leave a text in which Tab indents lists. */
export function LeaveHint({ id, isReleased = false, hasTables = false }: Props) {
  return (
    <span>
      <span id={id}>
        {hasTables ? 'Tab indents in lists and moves in tables.' : 'Tab indents in lists.'} To leave the
        editor, press <kbd>Esc</kbd>, then <kbd>Tab</kbd>.
      </span>
      <span role="status" className="sr-only">
        {/* Never empty: removing a node while focus moves sends the focus to the start of the dialog. */}
        {isReleased ? 'Tab now leaves the editor.' : '\u00a0'}
      </span>
    </span>
  )
}
