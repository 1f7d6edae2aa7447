const key = 'frontdesk_welcome'

/** Login navigates immediately, so the next page shows the greeting. */
export const leaveWelcome = () => sessionStorage.setItem(key, '1')

/** Whether the user has just logged in; returns true once. */
export function takeWelcome(): boolean {
  const isFresh = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isFresh
}
