/** Marks an element that handles Esc itself; a surrounding dialog ignores the key. */
export const holdsEscape = 'data-holds-escape'

/** Whether the focused element handles Esc. */
export const isHeld = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${holdsEscape}]`) !== null
