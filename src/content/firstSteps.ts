import type { FirstSteps } from '../domain/entities'
import { placeholderContact } from '../domain/siteSettings'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import { anonymous } from './accessContext'
import { isPublished, isRewritten } from './pageTexts'
import { publishedActive } from './published'
import { siteSettings } from './settings'

async function isAnythingOffered(): Promise<boolean> {
  const payload = await getCms()
  const counts = await Promise.all(
    (['service', 'product'] as const).map((collection) =>
      payload.count({ collection, where: publishedActive, ...anonymous }),
    ),
  )
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/** How far a new site is; null in a demo and once all is done. */
export async function firstSteps(): Promise<FirstSteps | null> {
  if (settings.mode === 'demo') return null
  const site = await siteSettings()
  const [home, about, agency, offer] = await Promise.all([
    isRewritten('home', site.contentLanguage),
    isRewritten('about', site.contentLanguage),
    // Its figures may happen to be those of the example.
    isPublished('agency', site.contentLanguage),
    isAnythingOffered(),
  ])
  const names = Object.keys(placeholderContact) as (keyof typeof placeholderContact)[]
  const steps = {
    contact: names.every((name) => site[name] !== placeholderContact[name]),
    texts: home && about && agency,
    offer,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}
