import type { Subject } from '@/content/subject'
import type { Amount } from '@/domain/amounts'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { trailTo } from '../frame/trail'
import { type FurtherReading, Inquiry } from '../inquiry/Inquiry'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { faq } from '../seo/structuredData'
import { PageHead } from '../ui/PageHead'
import { Details } from './Details'
import { Faq } from './Faq'
import { NextSteps } from './NextSteps'
import { questions } from './questions'
import { Shortcuts } from './Shortcuts'
import { Started } from './Started'
import { firstWords } from './subject'

/** Every way to reach the agency, and frequent questions. */
export function ContactPage({
  texts,
  services,
  least,
  subject,
  further,
  context,
}: {
  texts: PageTexts['contact']
  /** Says which steps follow. */
  services: Pick<PageTexts['services'], 'stepsHeading' | 'steps'>
  least: Amount | null
  /** What the visitor has read before. */
  subject: Subject | null
  further: FurtherReading
  context: PageContext
}) {
  const { t } = context
  const answered = questions(texts.questions, context, least)
  const trail = trailTo(context, paths.contact, texts.title)
  return (
    <>
      <PageData
        context={context}
        breadcrumbs={trail}
        things={answered.length > 0 ? [faq(answered, context.locale)] : []}
      />
      <PageHead name={texts.title} heading={texts.heading} text={texts.text} />
      <Details context={context} />
      <div className="wrap columns-12 gap-y-6 pt-[clamp(2.5rem,5vw,4.5rem)] pb-(--section)">
        <section
          id="inquiry"
          aria-label={texts.form}
          className="col-span-12 rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)] lg:col-span-7"
        >
          <Inquiry
            context={context}
            further={further}
            start={
              subject ? { description: firstWords(subject, t), serviceType: subject.serviceType } : undefined
            }
            intro={
              <>
                <h2 className="text-h3">{texts.form}</h2>
                <p className="mt-1 mb-7 text-muted">{texts.formText}</p>
                {subject && <Started subject={subject} context={context} />}
              </>
            }
          />
        </section>
        <div className="col-span-12 grid content-start gap-6 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
          <Shortcuts texts={texts} context={context} />
          <NextSteps texts={services} />
        </div>
      </div>
      {answered.length > 0 && <Faq texts={texts} questions={answered} />}
    </>
  )
}
