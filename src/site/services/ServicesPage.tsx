import type { Proof } from '@/content/projects'
import type { ServiceCard } from '@/content/services'
import { lowestOf } from '@/domain/amounts'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { trailTo } from '../frame/trail'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { service } from '../seo/structuredData'
import { ClosingCall } from '../ui/ClosingCall'
import { EmptyState } from '../ui/EmptyState'
import { PageHead } from '../ui/PageHead'
import { Costs } from './Costs'
import { ServiceRow } from './ServiceRow'
import { Steps } from './Steps'

/** Every active service with its features, technologies and price. */
export function ServicesPage({
  texts,
  services,
  proofs,
  context,
}: {
  texts: PageTexts['services']
  services: ServiceCard[]
  /** What a service has changed, by its id. */
  proofs: Map<string, Proof>
  context: PageContext
}) {
  const { agency, t, site } = context
  const trail = trailTo(context, paths.services, texts.title)
  return (
    <>
      <PageData
        context={context}
        breadcrumbs={trail}
        things={services.map((entry) => service({ ...entry, category: entry.title }, agency, site.siteUrl))}
      />
      <PageHead name={texts.title} heading={texts.heading} text={texts.text} />
      <div className="wrap pb-(--section)">
        {services.length === 0 ? (
          <EmptyState title={t('services.empty')} text={t('services.emptyText')} />
        ) : (
          <div className="border-rule border-b">
            {services.map((entry, index) => (
              <ServiceRow
                key={entry.id}
                service={entry}
                proof={proofs.get(entry.id)}
                side={index % 2 === 0 ? 'left' : 'right'}
                context={context}
              />
            ))}
          </div>
        )}
      </div>
      <Steps texts={texts} />
      <Costs texts={texts} least={lowestOf(services.map(({ price }) => price))} context={context} />
      <ClosingCall heading={texts.endHeading} text={texts.endText} context={context} />
    </>
  )
}
