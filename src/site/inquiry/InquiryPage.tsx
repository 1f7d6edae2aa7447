import type { InquiryDraft } from '../../content/inquiryDrafts'
import type { Translate } from '../../i18n/messages'
import type { PageContext } from '../page'
import { PageHead } from '../ui/PageHead'
import { Inquiry } from './Inquiry'
import { missingFields } from './sendInquiry'

function Problem({ problem, t }: { problem: InquiryDraft['problem']; t: Translate }) {
  const texts = {
    missing: { title: t('inquiry.missingTitle'), text: t('inquiry.missingText') },
    email: { title: t('common.error'), text: t('inquiry.badEmail') },
    failed: { title: t('common.error'), text: t('inquiry.failedText') },
  }
  const { title, text } = texts[problem]
  return (
    <div role="alert" className="mb-8 border-danger border-l-4 pl-4">
      <p className="font-semibold text-danger">{title}</p>
      <p>{text}</p>
    </div>
  )
}

/** The form on a page of its own: where a browser without script comes back to when it was not sent. */
export function InquiryPage({ context: { t }, draft }: { context: PageContext; draft?: InquiryDraft }) {
  const fields = draft && { fullName: '', email: '', serviceType: '', description: '', ...draft.fields }
  return (
    <>
      <PageHead
        name={t('contact.eyebrow')}
        heading={t('contact.heading')}
        text={`${t('contact.text')} ${t('contact.promise')}`}
      />
      <section aria-label={t('contact.formHeading')} className="wrap pb-(--section)">
        <div className="max-w-[44rem] rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
          {draft && <Problem problem={draft.problem} t={t} />}
          <Inquiry t={t} typed={fields} missing={fields && missingFields(fields)} />
        </div>
      </section>
    </>
  )
}
