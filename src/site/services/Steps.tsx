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
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="border-edge/50 border-t pt-5">
            <span
              aria-hidden="true"
              className="block font-display font-semibold text-[2.75rem] text-accent-text leading-none tracking-[-0.03em]"
            >
              {index + 1}
            </span>
            <h3 className="mt-5 text-h3">{t(`servicesPage.${step}`)}</h3>
            <p className="mt-2 text-muted">{t(`servicesPage.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
