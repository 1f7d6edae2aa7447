import type { PayloadRequest } from 'payload'
import type { Locale } from '../domain/locales'
import { type PageName, pageModels } from '../domain/pageTexts/pages'
import type { AccessContext } from './accessContext'
import { startPage } from './startPage'
import { storedTexts } from './storedTexts'

interface Saved {
  name: PageName
  locale: Locale
  /** What is published is this language alone, and the rows of all (decision 060). */
  status: 'draft' | 'published'
}

/** Saves all of a page's texts in one language. The caller holds the page's lock. */
export async function savePageTexts(
  req: PayloadRequest,
  { name, locale, status }: Saved,
  texts: Record<string, unknown>,
  as: AccessContext,
): Promise<void> {
  const page = pageModels[name]
  const { slug } = page
  const stored = await req.payload.findGlobal({ slug, locale, draft: true, depth: 0, req })
  if (!stored.updatedAt) await startPage(name, req)
  const data = { ...(await storedTexts(page, texts, as)), _status: status }
  await req.payload.updateGlobal({ slug, locale, draft: status === 'draft', data, depth: 0, ...as })
}
