import type { PageTexts } from '@/domain/pageTexts/pages'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

/** The steps of a project, starting with the first call. */
export function Steps({ texts }: { texts: PageTexts['services'] }) {
  if (texts.steps.length === 0) return null
  return (
    <Section id="steps" heading="steps-heading" className="bg-tint">
      <SectionHead id="steps-heading" eyebrow={texts.stepsEyebrow} heading={texts.stepsHeading} />
      <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {texts.steps.map(({ id, name, text }, index) => (
          <li
            key={id}
            className="border-edge/50 border-t pt-5 max-sm:grid max-sm:grid-cols-[3rem_1fr] max-sm:grid-rows-[auto_1fr]"
          >
            <span
              aria-hidden="true"
              className="row-span-2 block font-display font-semibold text-[2.75rem] text-accent-text leading-none tracking-[-0.03em]"
            >
              {index + 1}
            </span>
            <h3 className="text-h3 sm:mt-5">{name}</h3>
            <p className="col-start-2 mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
