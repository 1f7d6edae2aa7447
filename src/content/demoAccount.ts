import { demoAdmin } from '../domain/demoAdmin'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import { isPassword, type StoredPassword } from './passwords'

/** The result for one stored hash, cached because a check costs 0.2 s of CPU. */
let known: { hash: string; works: Promise<boolean> } | undefined

/** The demo's username and password, as long as this is a demo and they still work. */
export async function demoAccount(): Promise<typeof demoAdmin | null> {
  if (settings.mode !== 'demo') return null
  const payload = await getCms()
  const stored = await payload.db.findOne<StoredPassword & { isActive?: boolean | null }>({
    collection: 'users',
    where: { username: { equals: demoAdmin.username } },
  })
  if (!stored?.hash || stored.isActive === false) return null
  if (known?.hash !== stored.hash)
    known = { hash: stored.hash, works: isPassword(demoAdmin.password, stored) }
  return (await known.works) ? demoAdmin : null
}
