import type { Proof } from '@/content/projects'
import { lowestOf } from '@/domain/amounts'
import type { ServiceEntity } from '@/domain/entities'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { service } from '../seo/jsonLd'
import { PageData } from '../seo/PageData'
import { ClosingCall } from '../ui/ClosingCall'
import { EmptyState } from '../ui/EmptyState'
import { PageHead } from '../ui/PageHead'
import { Costs } from './Costs'
import { ServiceRow } from './ServiceRow'
import { Steps } from './Steps'

/** Every active service with its features, technologies and price. */
export function ServicesPage({
  services,
  proofs,
  context,
}: {
  services: ServiceEntity[]
  /** What a service has changed, by its id. */
  proofs: Map<string, Proof>
  context: PageContext
}) {
  const { t, site } = context
  return (
    <>
      <PageData
        context={context}
        breadcrumbs={servicesTrail(t)}
        things={services.map((entry) => service({ ...entry, category: entry.title }, site.siteUrl))}
      />
      <PageHead
        name={t('servicesPage.title')}
        heading={t('servicesPage.heading')}
        text={t('servicesPage.text')}
      />
      <div className="wrap pb-(--section)">
        {services.length === 0 ? (
          <EmptyState title={t('services.empty')} text={t('services.emptyText')} />
        ) : (
          <div className="border-rule border-b">
            {services.map((entry) => (
              <ServiceRow key={entry.id} service={entry} proof={proofs.get(entry.id)} context={context} />
            ))}
          </div>
        )}
      </div>
      <Steps t={t} />
      <Costs least={lowestOf(services.map(({ price }) => price))} t={t} />
      <ClosingCall heading={t('servicesPage.ask')} context={context} />
    </>
  )
}

const servicesTrail = (t: PageContext['t']) => [
  { name: t('nav.home'), url: paths.home },
  { name: t('servicesPage.title'), url: paths.services },
]
