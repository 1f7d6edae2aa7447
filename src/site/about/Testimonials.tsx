import type { Translate } from '@/i18n/messages'
import { Section } from '../ui/Section'

/** Testimonials by role and fictional company. */
const praises = [
  { name: 'praise1', company: 'Saltpan Stays' },
  { name: 'praise2', company: 'Morning Crate' },
  { name: 'praise3', company: 'Ostrava Tools' },
] as const

function Quote({ name, company, t }: (typeof praises)[number] & { t: Translate }) {
  return (
    <figure
      className={`flex h-full flex-col gap-6 ${name === 'praise1' ? '' : 'border-edge/50 border-t pt-6'}`}
    >
      <blockquote>
        <p
          className={
            name === 'praise1'
              ? 'font-display font-semibold text-[clamp(1.5rem,3vw,2.5rem)] leading-[1.2] tracking-[-0.02em]'
              : 'text-lead'
          }
        >
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
  const [first, ...others] = praises
  return (
    <Section id="praise" heading="praise-heading" className="bg-tint">
      <h2 id="praise-heading" className="sr-only">
        {t('about.praiseHeading')}
      </h2>
      <div className="columns-12 gap-y-12">
        <span
          aria-hidden="true"
          className="facet facet-quote col-span-12 lg:col-span-2"
          data-direction="down"
        />
        <div className="col-span-12 lg:col-span-10">
          <Quote {...first} t={t} />
        </div>
        {others.map((praise, index) => (
          <div
            key={praise.name}
            className={`col-span-12 md:col-span-6 lg:col-span-5 ${index === 0 ? 'lg:col-start-3' : ''}`}
          >
            <Quote {...praise} t={t} />
          </div>
        ))}
      </div>
    </Section>
  )
}
