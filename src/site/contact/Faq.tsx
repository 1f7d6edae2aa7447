import type { PageTexts } from '@/domain/pageTexts/pages'
import { Eyebrow } from '../ui/Eyebrow'
import { Icon } from '../ui/Icon'
import { MoreLink } from '../ui/MoreLink'
import { Section } from '../ui/Section'
import type { AskedQuestion } from './questions'

interface Props {
  texts: PageTexts['contact']
  questions: AskedQuestion[]
}

/** Frequent questions; each opens without scripts. */
export function Faq({ texts, questions }: Props) {
  return (
    <Section id="faq" heading="faq-heading" className="bg-tint">
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-4">
          <Eyebrow>{texts.faqEyebrow}</Eyebrow>
          <h2 id="faq-heading" className="text-h2">
            {texts.faqHeading}
          </h2>
          <p className="mt-5 max-w-[34ch] text-muted">{texts.faqText}</p>
          <MoreLink href="#inquiry">{texts.form}</MoreLink>
        </div>
        <div className="col-span-12 border-edge/50 border-b lg:col-span-7 lg:col-start-6">
          {questions.map(({ id, question, shown }) => (
            <details key={id} className="group border-edge/50 border-t">
              <summary className="flex min-h-11 list-none items-center justify-between gap-6 py-5 hyphens-auto font-display font-semibold text-h3 marker:hidden [hyphenate-limit-chars:16_6_6] hover:text-accent-text [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 text-balance">{question}</span>
                <Icon
                  name="down"
                  className="text-accent-text transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[64ch] pr-8 pb-7 text-muted">{shown}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
