import type { InquiryDraft } from '@/content/inquiryDrafts'
import { serviceTypes } from '@/domain/lead'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { type PageContext, textsOnce } from '../page'
import { ButtonLink } from '../ui/Button'
import { afterSending } from './Inquiry'
import { Receipt } from './Receipt'

function Sent({ sent, context }: { sent: InquiryDraft['fields']; context: PageContext }) {
  const { t } = context
  const type = serviceTypes.find(({ value }) => value === sent.serviceType)
  return (
    <section aria-labelledby="inquiry-sent" className="mt-10 max-w-[44rem]">
      <h2 id="inquiry-sent" className="text-h3">
        {t('inquiry.arrived')}
      </h2>
      <Receipt
        sent={sent}
        service={type ? t(`serviceTypes.${type.value}`) : sent.serviceType}
        after={{ ...afterSending(context), read: undefined }}
        t={t}
      />
    </section>
  )
}

interface Props {
  context: PageContext
  draft?: InquiryDraft | undefined
}

/** The confirmation for browsers without scripts: what was sent, as long as it is stored. */
export function Thanks({ texts, context, draft }: Props & { texts: PageTexts['thanks'] }) {
  const { locale } = context
  return (
    <div className="wrap grid min-h-[60vh] content-center py-(--section)">
      <h1 className="max-w-[16ch] text-h1">{texts.heading}</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-muted">{texts.text}</p>
      {draft?.outcome === 'sent' && <Sent sent={draft.fields} context={context} />}
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href={localizedPath(locale, paths.portfolio)}>{texts.projects}</ButtonLink>
        <ButtonLink variant="quiet" href={localizedPath(locale, paths.contact)}>
          {texts.another}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The same with the texts that are published. */
export async function ThanksPage(props: Props) {
  return <Thanks {...props} texts={await textsOnce('thanks', props.context.locale)} />
}
