import type { Amount } from '@/domain/amounts'
import { fillText } from '@/domain/fillText'
import type { PageTexts } from '@/domain/pageTexts/pages'
import type { PageContext } from '../page'
import { Converted } from '../ui/Converted'
import { StartingAt } from '../ui/StartingAt'

interface Props {
  texts: PageTexts['about']
  least: Amount | null
  context: PageContext
}

/** The agency's figures (specification §9) and the lowest service price. */
export function Figures({ texts, least, context: { agency, t } }: Props) {
  const figures = [
    { value: agency.years, text: texts.years },
    { value: agency.clientCount, text: texts.clients },
    {
      value: agency.range,
      text: texts.range,
      more: <StartingAt least={least} range={agency.range} t={t} />,
    },
    { value: fillText(texts.perMonth, { price: agency.care }), text: texts.care },
  ]
  return (
    <div className="wrap">
      <dl
        aria-label={t('about.figures')}
        className="grid border-rule border-y py-3 sm:grid-cols-2 sm:py-0 lg:grid-cols-[1fr_1fr_1.4fr_1.2fr]"
      >
        {figures.map(({ value, text, more }) => (
          <div key={text} className="flex flex-col-reverse justify-end gap-1.5 py-3.5 pr-6 sm:py-6 lg:py-8">
            <dt className="max-w-[26ch] text-muted text-small">
              {text}
              <Converted price={value} t={t} />
              {more && <span className="block">{more}</span>}
            </dt>
            <dd className="whitespace-nowrap font-display font-semibold text-[clamp(1.75rem,3vw,2.5rem)] leading-none tracking-[-0.03em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
