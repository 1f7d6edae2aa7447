import type { ServiceCard } from '@/content/services'
import { cardFeatures } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Converted } from '../ui/Converted'
import { CoverLink } from '../ui/CoverLink'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { MoreLink } from '../ui/MoreLink'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { WrittenPrice } from '../ui/WrittenPrice'

function Row({
  service: { id, title, description, features, price, icon, lang },
  context,
}: {
  service: ServiceCard
  context: PageContext
}) {
  const { locale, t } = context
  return (
    <li lang={lang} className="columns-12 relative gap-y-4 wrap-anywhere border-rule border-t py-4 md:py-10">
      <div className="col-span-12 flex items-start gap-4 md:col-span-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-tint text-accent-text">
          <Icon name={icon} size={22} />
        </span>
        <div>
          <h3 className="text-h3 md:mt-1.5">
            <CoverLink href={`${localizedPath(locale, paths.services)}#service-${id}`}>{title}</CoverLink>
          </h3>
          <p className="mt-1 text-muted text-small">
            <WrittenPrice price={price} context={context} className="font-medium" />
            <span lang={lang && locale}>
              <Converted price={price} t={t} />
            </span>
          </p>
        </div>
      </div>
      <p className="col-span-12 max-sm:hidden md:col-span-8 lg:col-span-4">{description}</p>
      <ul className="col-span-12 grid content-start gap-2 text-muted text-small max-sm:hidden md:col-span-8 md:col-start-5 lg:col-span-4 lg:col-start-auto">
        {features.slice(0, cardFeatures).map((feature) => (
          <li key={feature} className="checked">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}

interface Props {
  heading: string
  services: ServiceCard[]
  context: PageContext
}

export function Services({ heading, services, context }: Props) {
  const { locale, t } = context
  return (
    <Section id="services" heading="services-heading">
      <SectionHead id="services-heading" heading={heading}>
        {services.length > 0 && (
          <MoreLink href={localizedPath(locale, paths.services)}>{t('services.all')}</MoreLink>
        )}
      </SectionHead>
      {services.length === 0 ? (
        <EmptyState title={t('services.empty')} text={t('services.emptyText')} />
      ) : (
        <ul className="border-rule border-b">
          {services.map((service) => (
            <Row key={service.id} service={service} context={context} />
          ))}
        </ul>
      )}
    </Section>
  )
}
