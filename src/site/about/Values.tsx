import type { Translate } from '@/i18n/messages'
import { Section } from '../ui/Section'

const values = ['value1', 'value2', 'value3', 'value4', 'value5'] as const

/** The agency's values. */
export function Values({ t }: { t: Translate }) {
  return (
    <Section id="values" heading="values-heading" className="bg-tint">
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header)+3rem)]">
            <h2 id="values-heading" className="text-h2">
              {t('about.valuesHeading')}
            </h2>
          </div>
        </div>
        <ol className="col-span-12 border-edge/50 border-b lg:col-span-7 lg:col-start-6">
          {values.map((value, index) => (
            <li
              key={value}
              className="grid gap-x-8 gap-y-2 border-edge/50 border-t py-7 sm:grid-cols-[3rem_1fr]"
            >
              <span aria-hidden="true" className="font-display font-semibold text-accent-text text-h3">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{t(`about.${value}`)}</h3>
                <p className="mt-2 max-w-[56ch] text-muted">{t(`about.${value}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
