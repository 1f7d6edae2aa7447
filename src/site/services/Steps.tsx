import type { Translate } from '@/i18n/messages'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

const steps = ['step1', 'step2', 'step3', 'step4'] as const

/** The steps of a project, starting with the first call. */
export function Steps({ t }: { t: Translate }) {
  return (
    <Section id="steps" heading="steps-heading" className="bg-tint">
      <SectionHead
        id="steps-heading"
        eyebrow={t('servicesPage.stepsEyebrow')}
        heading={t('servicesPage.stepsHeading')}
      />
      <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step}
            className="border-edge/50 border-t pt-5 max-sm:grid max-sm:grid-cols-[3rem_1fr] max-sm:grid-rows-[auto_1fr]"
          >
            <span
              aria-hidden="true"
              className="row-span-2 block font-display font-semibold text-[2.75rem] text-accent-text leading-none tracking-[-0.03em]"
            >
              {index + 1}
            </span>
            <h3 className="text-h3 sm:mt-5">{t(`servicesPage.${step}`)}</h3>
            <p className="col-start-2 mt-2 text-muted">{t(`servicesPage.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
