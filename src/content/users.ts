import type { Page, ProfileEntity, UserEntity } from '../domain/entities'
import type { User } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'

/** The current session's id, which is missing from Payload's types. */
export const sessionOf = (user: object | null): string | undefined => (user as { _sid?: string } | null)?._sid

/** An account as the staff screens show it. `sessions` is the number of active sessions. */
export const toUser = (user: User, sessions: number): UserEntity => ({
  id: user.id,
  username: user.username,
  name: user.name ?? null,
  role: user.role,
  isActive: user.isActive ?? true,
  lastLoginAt: user.lastLoginAt ?? null,
  sessions,
  createdAt: user.createdAt,
})

/** The number of active sessions per account. Bypasses access rules, which only let people see their own. */
async function openSessions(ids: string[]): Promise<Map<string, number>> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map((user) => [user.id, (user.sessions ?? []).length]))
}

/** Accounts by name, limited to those the reader may see. */
export async function users(paging: Paging, access: AccessContext): Promise<Page<UserEntity>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection: 'users',
    sort: 'username',
    depth: 0,
    ...paging,
    ...access,
  })
  const sessions = await openSessions(docs.map(({ id }) => id))
  return { entries: docs.map((user) => toUser(user, sessions.get(user.id) ?? 0)), total: totalDocs }
}

/** The user's own account with its active sessions, newest first. */
export async function profile(id: string, currentSession: string | undefined): Promise<ProfileEntity> {
  const payload = await getCms()
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  const sessions = (user.sessions ?? [])
    .map((session) => ({
      id: session.id,
      createdAt: session.createdAt ?? session.expiresAt,
      isCurrent: session.id === currentSession,
    }))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return { ...toUser(user, sessions.length), openSessions: sessions }
}
