const key = 'frontdesk_welcome'

/** The login page navigates at once, so the next page shows the greeting. */
export const leaveWelcome = () => sessionStorage.setItem(key, '1')

/** Whether someone has just logged in; true once. */
export function takeWelcome(): boolean {
  const isFresh = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isFresh
}
