import type { InquiryDraft } from '@/content/inquiryDrafts'
import { type FieldProblems, refusedFields } from '@/domain/inquiry'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'
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
export function InquiryPage({ context, draft }: { context: PageContext; draft?: InquiryDraft }) {
  const { t } = context
  const unsent = draft?.outcome === 'sent' ? undefined : draft
  const problems = unsent?.outcome === 'refused' ? refusedFields(unsent.fields, unsent.refused) : {}
  return (
    <>
      <PageHead
        name={t('contact.eyebrow')}
        heading={t('contact.heading')}
        text={`${t('contact.text')} ${t('contact.promise')}`}
      />
      <section aria-label={t('contact.formHeading')} className="wrap pb-(--section)">
        <div className="max-w-[44rem] rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
          {unsent && <Problem problems={problems} t={t} />}
          <Inquiry context={context} typed={unsent?.fields} problems={problems} />
        </div>
      </section>
    </>
  )
}
