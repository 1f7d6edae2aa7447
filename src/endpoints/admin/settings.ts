import { storedSettings } from '@/content/settings'
import { syncPages } from '@/content/translations/rows'
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
        const { updatedAt, contentLanguage } = await storedSettings(as)
        checkMatch(req, updatedAt)
        const { languages, ...rest } = body
        const data = { ...rest, ...(languages && { languages: storedLanguages(languages) }) }
        await req.payload.updateGlobal({ slug, data, depth: 0, ...as })
        if (body.contentLanguage !== contentLanguage)
          await syncPages({ payload: req.payload, req }, { isRebased: true })
        return storedSettings(as)
      }),
  }),
]
