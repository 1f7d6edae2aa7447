import * as z from 'zod'
import { brokenLinks } from '@/content/brokenLinks'
import { sameTitles } from '@/content/sameTitles'
import { siteSettings } from '@/content/settings'
import { contentLimits } from '@/domain/categories'
import { contentRoles } from '@/domain/roles'
import { maxCheckedLinks } from '@/domain/seoChecks'
import { idSchema } from '@/schemas/id'
import { settings } from '@/settings'
import { endpoint } from '../endpoint'

const noNul = (text: string) => !text.includes('\0')

const seoSchema = z.object({
  /** The post itself, to be ignored; null if it isn't stored yet. */
  id: idSchema.nullable().default(null),
  title: z.string().trim().max(contentLimits.title).refine(noNul, 'must not contain NUL characters'),
  links: z
    .array(z.string().max(contentLimits.url).refine(noNul, 'must not contain NUL characters'))
    .max(maxCheckedLinks),
})

/** SEO warnings for unsaved text that depend on the rest of the site; stores nothing. */
export const adminSeo = endpoint({
  method: 'post',
  path: '/admin/seo/check',
  allow: contentRoles,
  body: seoSchema,
  async handle({ as, body: { id, title, links } }) {
    const [{ siteName }, sameTitle, broken] = await Promise.all([
      siteSettings(),
      sameTitles(title, id, as),
      brokenLinks(links),
    ])
    return { siteName, siteUrl: settings.siteUrl, sameTitle, broken }
  },
})
