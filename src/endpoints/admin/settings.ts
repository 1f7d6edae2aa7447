import { storedSettings } from '@/content/settings'
import { storedLanguages } from '@/domain/offeredLanguages'
import { adminOnly } from '@/domain/roles'
import { withDocumentLock } from '@/runtime/documentLock'
import { settingsSchema } from '@/schemas/settings'
import { endpoint } from '../endpoint'
import { checkMatch } from '../ifMatch'

const slug = 'site-settings'
const path = '/admin/settings'

export const adminSettings = [
  endpoint({
    method: 'get',
    path,
    allow: adminOnly,
    handle: ({ as }) => storedSettings(as),
  }),
  endpoint({
    method: 'put',
    path,
    allow: adminOnly,
    body: settingsSchema,
    handle: ({ req, as, body }) =>
      withDocumentLock(slug, async () => {
        checkMatch(req, (await storedSettings(as)).updatedAt)
        const { languages, ...rest } = body
        const data = { ...rest, ...(languages && { languages: storedLanguages(languages) }) }
        await req.payload.updateGlobal({ slug, data, depth: 0, ...as })
        return storedSettings(as)
      }),
  }),
]
