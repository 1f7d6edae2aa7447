/** Payload's cookie with the session token. */
export const sessionCookie = 'payload-token'

/** Seconds of inactivity after which a session ends. */
export const sessionIdle = 12 * 60 * 60

/** Maximum lifetime of a session, in seconds. */
export const sessionLifetime = 7 * 24 * 60 * 60

/** Seconds for which failed logins count. */
export const failedLoginSpan = 10 * 60

/** The maximum number of sessions per account; a new one replaces the least recently used. */
export const maxSessions = 50

export interface SessionTimes {
  createdAt?: string | Date | null | undefined
  /** When it ends unless it is used before. */
  expiresAt: string | Date
}

const time = (moment: string | Date) => new Date(moment).getTime()

/** When a session ends at the latest, in milliseconds since 1970. One without a known start has ended. */
export const endOfSession = ({ createdAt }: Pick<SessionTimes, 'createdAt'>): number =>
  createdAt ? time(createdAt) + sessionLifetime * 1000 : 0

/** Whether a session is still active. */
export const isLive = (session: SessionTimes, now: number): boolean =>
  time(session.expiresAt) > now && endOfSession(session) > now

/** The sessions an account keeps along with a new one: active ones, most recently used first. */
export const keptSessions = <Session extends SessionTimes>(sessions: Session[], now: number): Session[] =>
  sessions
    .filter((session) => isLive(session, now))
    .toSorted((one, other) => time(other.expiresAt) - time(one.expiresAt))
    .slice(0, maxSessions)
