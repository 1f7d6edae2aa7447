import type { PageTexts } from '@/domain/pageTexts/pages'
import type { Translate } from '@/i18n/messages'
import { Section } from '../ui/Section'

interface QuoteProps {
  testimonial: PageTexts['about']['testimonials'][number]
  isFirst: boolean
  t: Translate
}

function Quote({ testimonial: { text, by, company }, isFirst, t }: QuoteProps) {
  return (
    <figure className={`flex h-full flex-col gap-6 ${isFirst ? '' : 'border-edge/50 border-t pt-6'}`}>
      <blockquote>
        <p
          className={
            isFirst
              ? 'font-display font-semibold text-[clamp(1.5rem,3vw,2.5rem)] leading-[1.2] tracking-[-0.02em]'
              : 'text-lead'
          }
        >
          {t('about.quote', { text })}
        </p>
      </blockquote>
      <figcaption className="text-muted text-small">
        <span className="block font-semibold text-ink">{by}</span>
        {company}
      </figcaption>
    </figure>
  )
}

interface Props {
  texts: PageTexts['about']
  t: Translate
}

/** What clients say: the first one large, the others two in a row. */
export function Testimonials({ texts, t }: Props) {
  const [first, ...others] = texts.testimonials
  if (!first) return null
  return (
    <Section id="praise" heading="praise-heading" className="bg-tint">
      <h2 id="praise-heading" className="sr-only">
        {texts.praiseHeading}
      </h2>
      <div className="columns-12 gap-y-12">
        <span
          aria-hidden="true"
          className="facet facet-quote col-span-12 lg:col-span-2"
          data-direction="down"
        />
        <div className="col-span-12 lg:col-span-10">
          <Quote testimonial={first} isFirst t={t} />
        </div>
        {others.map((testimonial, index) => (
          <div
            key={testimonial.id}
            className={`col-span-12 md:col-span-6 lg:col-span-5 ${index % 2 === 0 ? 'lg:col-start-3' : ''}`}
          >
            <Quote testimonial={testimonial} isFirst={false} t={t} />
          </div>
        ))}
      </div>
    </Section>
  )
}
