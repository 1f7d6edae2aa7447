export type RowCommand = 'next' | 'previous' | 'select' | 'open'

const commands: Record<string, RowCommand> = { j: 'next', k: 'previous', x: 'select', Enter: 'open' }

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** The user wants letters to be shortcuts. */
  hasSingleKeys: boolean
  /** A form control has focus, so keys are text. */
  isTyping: boolean
  isDialogOpen: boolean
  /** A row itself has focus, not a control in it. */
  isOnRow: boolean
}

/** What a key does in a list; undefined for any other key. Enter on a control is the control's. */
export function rowCommandOf(pressed: Key): RowCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, isTyping, isDialogOpen, isOnRow } = pressed
  if (ctrlKey || metaKey || altKey || isTyping || isDialogOpen) return undefined
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined
  return (command === 'open' ? isOnRow : pressed.hasSingleKeys) ? command : undefined
}
