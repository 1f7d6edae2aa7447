import { analytics } from './analytics'
import { backOffice } from './back-office'
import { clinics } from './clinics'
import { coversCraft } from './covers-craft'
import { coversSystems } from './covers-systems'
import { deliveries } from './deliveries'
import { developerTools } from './developer-tools'
import { energy } from './energy'
import type { Artwork } from './kit'
import { landingPages } from './landing-pages'
import { nursery } from './nursery'
import { parcels } from './parcels'
import { pocketApps } from './pocket-apps'
import { school } from './school'
import { stays } from './stays'
import { storefronts } from './storefronts'
import { trading } from './trading'
import { weaves } from './weaves'

/** All images by file name. */
export const artworks: Record<string, Artwork> = {
  ...trading,
  ...stays,
  ...clinics,
  ...deliveries,
  ...parcels,
  ...weaves,
  ...nursery,
  ...energy,
  ...school,
  ...landingPages,
  ...pocketApps,
  ...storefronts,
  ...analytics,
  ...developerTools,
  ...backOffice,
  ...coversSystems,
  ...coversCraft,
}
