const key = 'frontdesk_session_ended'

/** Remembers in this tab that the session was over, for the login to say so until somebody logs in. */
export const markSessionEnded = () => globalThis.sessionStorage?.setItem(key, '1')

export const isSessionEnded = () => sessionStorage.getItem(key) !== null

export const forgetSessionEnded = () => sessionStorage.removeItem(key)
