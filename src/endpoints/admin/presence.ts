import { accountNames } from '@/content/accountNames'
import { discussionVersion } from '@/content/discussion'
import type { DraftedCollection } from '@/domain/contentCollections'
import type { Presence } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { keepEditing, stopEditing, takeOverEditing } from '@/runtime/presence'
import { presenceSchema } from '@/schemas/presence'
import { endpoint } from '../endpoint'

interface Edited {
  collection: DraftedCollection
  path: `/${string}`
  allow: readonly Role[]
}

/**
 * Who edits an entry in the full editor: an open page calls it again and again, and learns of another one, and of what
 * others say about the text. It informs, and never keeps anyone from saving (decision 059). A POST for all of it, because
 * closing pages can send nothing else.
 */
export const presence = ({ collection, path, allow }: Edited) =>
  endpoint({
    method: 'post',
    path: `${path}/:id/presence`,
    allow,
    body: presenceSchema,
    async handle({ req, as, id, user, body: { page, does } }): Promise<Presence> {
      const { payload } = req
      const document = `${collection} ${id()}`
      const own = { user: String(user.id), page }
      if (does === 'leave') {
        await stopEditing(payload, document, own)
        return { other: null, discussion: null }
      }
      // Only what exists, and may be read, can be edited.
      await payload.findByID({ collection, id: id(), depth: 0, draft: true, ...as })
      if (does === 'takeOver') await takeOverEditing(payload, document, own)
      const other = await keepEditing(payload, document, own)
      const discussion = await discussionVersion(id(), req)
      if (!other) return { other, discussion }
      // Colleagues' names are no secret among those who edit.
      const name = (await accountNames([other.user])).get(other.user) ?? 'A deleted user'
      return { other: { name, isYou: other.user === own.user }, discussion }
    },
  })
