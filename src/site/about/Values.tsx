import type { PageTexts } from '@/domain/pageTexts/pages'
import { Section } from '../ui/Section'

/** The agency's values. */
export function Values({ texts }: { texts: PageTexts['about'] }) {
  if (texts.values.length === 0) return null
  return (
    <Section id="values" heading="values-heading" className="bg-tint">
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header)+3rem)]">
            <h2 id="values-heading" className="text-h2">
              {texts.valuesHeading}
            </h2>
          </div>
        </div>
        <ol className="col-span-12 border-edge/50 border-b lg:col-span-7 lg:col-start-6">
          {texts.values.map(({ id, name, text }, index) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-2 border-edge/50 border-t py-7 sm:grid-cols-[3rem_1fr]"
            >
              <span aria-hidden="true" className="font-display font-semibold text-accent-text text-h3">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 max-w-[56ch] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
