import type { Amount } from '@/domain/amounts'
import { fillText } from '@/domain/fillText'
import type { PageTexts } from '@/domain/pageTexts/pages'
import type { PageContext } from '../page'
import { Converted } from '../ui/Converted'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { StartingAt } from '../ui/StartingAt'

interface Props {
  texts: PageTexts['services']
  least: Amount | null
  context: PageContext
}

/** Typical costs (specification §9) and the lowest service price; nothing if there are none. */
export function Costs({
  texts,
  least,
  context: {
    agency: { range, care },
    t,
  },
}: Props) {
  if (texts.costs.length === 0) return null
  const costs = texts.costs.map(({ price, ...cost }) => ({
    ...cost,
    price: fillText(price, { range, care }),
    more: price.includes('{range}') && <StartingAt least={least} range={range} t={t} />,
  }))
  return (
    <Section id="costs" heading="costs-heading">
      <SectionHead
        id="costs-heading"
        eyebrow={texts.costEyebrow}
        heading={texts.costHeading}
        text={texts.costText}
      />
      <dl className="border-rule border-b">
        {costs.map(({ id, name, price, text, more }) => (
          <div
            key={id}
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
