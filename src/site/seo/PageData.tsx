import type { Thing } from 'schema-dts'
import { type PageContext, textsOnce } from '../page'
import { JsonLd } from './JsonLd'
import type { Breadcrumb } from './metadata'
import { agencyService, breadcrumbTrail, organization } from './structuredData'

/** A page's structured data: the agency and its service, the breadcrumb, and the page's own subject. */
export async function PageData({
  context: { locale, settings, agency, site },
  breadcrumbs = [],
  things = [],
}: {
  context: PageContext
  /** Omitted on the home page, which is the root of the breadcrumb. */
  breadcrumbs?: Breadcrumb[]
  things?: Thing[]
}) {
  const { description } = await textsOnce('home', locale)
  return (
    <JsonLd
      things={[
        organization(settings, agency, site.siteUrl),
        agencyService(description, settings, agency, site.siteUrl),
        ...(breadcrumbs.length > 0 ? [breadcrumbTrail(breadcrumbs, site)] : []),
        ...things,
      ]}
    />
  )
}
