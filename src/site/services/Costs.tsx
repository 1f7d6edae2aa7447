import { agency } from '@/domain/agency'
import type { Amount } from '@/domain/amounts'
import type { Translate } from '@/i18n/messages'
import { Converted } from '../ui/Converted'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { StartingAt } from '../ui/StartingAt'

/** Typical costs (specification §9) and the lowest service price. */
export function Costs({ least, t }: { least: Amount | null; t: Translate }) {
  const costs = [
    {
      name: t('servicesPage.project'),
      price: agency.servicePriceRange,
      text: t('servicesPage.projectText'),
      more: least && <StartingAt least={least} t={t} />,
    },
    {
      name: t('servicesPage.care'),
      price: t('servicesPage.carePrice', { price: agency.maintenanceFrom }),
      text: t('servicesPage.careText'),
    },
    {
      name: t('servicesPage.consultation'),
      price: t('servicesPage.consultationPrice'),
      text: t('servicesPage.consultationText'),
    },
  ]
  return (
    <Section id="costs" heading="costs-heading">
      <SectionHead
        id="costs-heading"
        eyebrow={t('servicesPage.costEyebrow')}
        heading={t('servicesPage.costHeading')}
        text={t('servicesPage.costText')}
      />
      <dl className="border-rule border-b">
        {costs.map(({ name, price, text, more }) => (
          <div
            key={name}
            className="columns-12 items-baseline gap-y-1 border-rule border-t py-4 sm:gap-y-2 sm:py-7"
          >
            <dt className="col-span-12 font-semibold md:col-span-3">{name}</dt>
            <dd className="col-span-12 font-display font-semibold text-[clamp(1.75rem,3vw,2.5rem)] leading-tight tracking-[-0.03em] tabular-nums md:col-span-5">
              <span>{price}</span>
              <span className="block font-normal font-text text-body text-muted tracking-normal">
                <Converted price={price} t={t} />
              </span>
            </dd>
            <dd className="col-span-12 text-muted md:col-span-4">
              {text} {more}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
