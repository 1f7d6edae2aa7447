/** Marks an element that uses Esc itself; a dialog around it leaves the key to it. */
export const holdsEscape = 'data-holds-escape'

/** Whether Esc belongs to the focused element alone. */
export const isHeld = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${holdsEscape}]`) !== null
