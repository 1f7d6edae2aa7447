import type { Translate } from '@/i18n/messages'
import { Eyebrow } from '../ui/Eyebrow'
import { Section } from '../ui/Section'

/** Testimonials by role and fictional company. */
const praises = [
  { name: 'praise1', company: 'Saltpan Stays' },
  { name: 'praise2', company: 'Morning Crate' },
  { name: 'praise3', company: 'Ostrava Tools' },
] as const

function Quote({ name, company, t }: (typeof praises)[number] & { t: Translate }) {
  return (
    <figure className="flex h-full flex-col gap-6 border-edge/50 border-t pt-6">
      <blockquote>
        <p className={name === 'praise1' ? 'text-[clamp(1.375rem,2.4vw,2rem)] leading-snug' : 'text-lead'}>
          {t('about.quote', { text: t(`about.${name}`) })}
        </p>
      </blockquote>
      <figcaption className="text-muted text-small">
        <span className="block font-semibold text-ink">{t(`about.${name}By`)}</span>
        {company}
      </figcaption>
    </figure>
  )
}

export function Testimonials({ t }: { t: Translate }) {
  return (
    <Section id="praise" heading="praise-heading" className="bg-tint">
      <Eyebrow>{t('about.praiseEyebrow')}</Eyebrow>
      <h2 id="praise-heading" className="mb-12 max-w-[24ch] text-h2">
        {t('about.praiseHeading')}
      </h2>
      <ul className="columns-12 gap-y-12">
        {praises.map((praise, index) => (
          <li
            key={praise.name}
            className={`col-span-12 ${index === 0 ? 'lg:col-span-6' : 'md:col-span-6 lg:col-span-3'}`}
          >
            <Quote {...praise} t={t} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
