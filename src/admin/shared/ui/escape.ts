/** On what wants Esc for itself; a dialog around it leaves the key to it. */
export const holdsEscape = 'data-holds-escape'

/** Whether Esc is meant for what has the focus, and for nothing around. */
export const isHeld = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${holdsEscape}]`) !== null
