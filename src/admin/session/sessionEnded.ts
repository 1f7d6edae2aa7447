const key = 'frontdesk_session_ended'

/** Remembers in this tab that the session ended, so that the login page says so until the next login. */
export const markSessionEnded = () => globalThis.sessionStorage?.setItem(key, '1')

export const isSessionEnded = () => sessionStorage.getItem(key) !== null

export const forgetSessionEnded = () => sessionStorage.removeItem(key)
