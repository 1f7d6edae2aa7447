const key = 'frontdesk_welcome'

/** The login leaves its page at once, so the greeting waits for the next one. */
export const leaveWelcome = () => sessionStorage.setItem(key, '1')

/** Whether somebody has just logged in; true once. */
export function takeWelcome(): boolean {
  const isFresh = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isFresh
}
