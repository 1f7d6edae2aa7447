import type { InquiryDraft } from '@/content/inquiryDrafts'
import { type FieldProblems, refusedFields } from '@/domain/inquiry'
import type { Translate } from '@/i18n/messages'
import { type PageContext, textsOnce } from '../page'
import { PageHead } from '../ui/PageHead'
import { Inquiry } from './Inquiry'
import { problemToast } from './problemToast'

function Problem({ problems, t }: { problems: FieldProblems; t: Translate }) {
  const { title, description } = problemToast(problems, t)
  return (
    <div role="alert" className="mb-8 border-danger border-l-4 pl-4">
      <p className="font-semibold text-danger">{title}</p>
      <p>{description}</p>
    </div>
  )
}

/** The form on its own page, where a browser without scripts ends up if sending failed. */
export async function InquiryPage({ context, draft }: { context: PageContext; draft?: InquiryDraft }) {
  const { locale, t } = context
  const texts = await textsOnce('home', locale)
  const unsent = draft?.outcome === 'sent' ? undefined : draft
  const problems = unsent?.outcome === 'refused' ? refusedFields(unsent.fields, unsent.refused) : {}
  return (
    <>
      <PageHead name={texts.contactEyebrow} heading={texts.contactHeading} text={texts.contactText} />
      <section aria-label={texts.form} className="wrap pb-(--section)">
        <div className="max-w-[44rem] rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
          {unsent && <Problem problems={problems} t={t} />}
          <Inquiry context={context} typed={unsent?.fields} problems={problems} shownAt={unsent?.shownAt} />
        </div>
      </section>
    </>
  )
}
