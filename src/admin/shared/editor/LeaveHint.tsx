interface Props {
  id: string
  isReleased?: boolean
}

/** Says how to leave, by keyboard, a text in which Tab indents lists. */
export function LeaveHint({ id, isReleased = false }: Props) {
  return (
    <span>
      <span id={id}>
        Tab indents in lists. To leave the editor, press <kbd>Esc</kbd>, then <kbd>Tab</kbd>.
      </span>
      <span role="status" className="sr-only">
        {/* Never empty: a node that goes while the focus moves makes the dialog around take it to its beginning. */}
        {isReleased ? 'Tab now leaves the editor.' : '\u00a0'}
      </span>
    </span>
  )
}
