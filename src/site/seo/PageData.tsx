import type { Thing } from 'schema-dts'
import type { PageContext } from '../page'
import { JsonLd } from './JsonLd'
import { agencyService, breadcrumbTrail, organization } from './jsonLd'
import type { Breadcrumb } from './metadata'

/** Structured data of a page: the agency and its service, the way here, and what the page itself is about. */
export function PageData({
  context: { settings, site, t },
  breadcrumbs = [],
  things = [],
}: {
  context: PageContext
  /** None on the home page, where the way begins. */
  breadcrumbs?: Breadcrumb[]
  things?: Thing[]
}) {
  return (
    <JsonLd
      things={[
        organization(settings, site.siteUrl),
        agencyService(t('hero.text'), settings, site.siteUrl),
        ...(breadcrumbs.length > 0 ? [breadcrumbTrail(breadcrumbs, site)] : []),
        ...things,
      ]}
    />
  )
}
