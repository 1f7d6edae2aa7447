import type { ReactNode } from 'react'
import { type InquiryFields, inquiryFields } from '@/domain/inquiry'
import type { Messages, Translate } from '@/i18n/messages'
import { NewTab } from '../ui/NewTab'

/** What happens after sending, in the page's language. */
export interface AfterSending {
  /** The link of the chat shortcut. */
  chat: string
  /** When the agency works; `lang` is set if the settings' language isn't the page's. */
  hours: { label: string; text: string; lang?: string | undefined }
  /** Something to read until then. */
  read?: { label: string; text: string; href: string; lang?: string | undefined } | undefined
}

/** Confirms what has arrived and what happens next. `service` is the name of the chosen service. */
export function Receipt({
  sent,
  service,
  after: { chat, hours, read },
  t,
  children,
}: {
  sent: InquiryFields
  service: string
  after: AfterSending
  t: Translate<Pick<Messages, 'inquiry' | 'controls'>>
  children?: ReactNode
}) {
  const fields = inquiryFields
    .map((name) => ({ name, text: name === 'serviceType' ? service : sent[name].trim() }))
    .filter(({ text }) => text)
  return (
    <>
      <p className="mt-3 max-w-[52ch]">{t('inquiry.next', { email: sent.email.trim() })}</p>
      <p className="mt-3 text-muted text-small">
        {hours.label}: <span lang={hours.lang}>{hours.text}</span>
      </p>
      <p className="mt-3">
        <a href={chat} target="_blank" rel="noopener" className="font-semibold text-accent-text underline">
          {t('inquiry.hurry')}
          <NewTab t={t} />
        </a>
      </p>
      <dl aria-label={t('inquiry.yours')} className="mt-6 border-rule border-b">
        {fields.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-rule border-t py-3 sm:grid-cols-[11rem_1fr] sm:items-baseline"
          >
            <dt className="text-muted text-small">{t(`inquiry.${name}`)}</dt>
            <dd className="min-w-0 whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {read && (
        <p className="mt-6">
          {read.label}{' '}
          <a href={read.href} lang={read.lang} className="font-semibold text-accent-text underline">
            {read.text}
          </a>
        </p>
      )}
      {children && <div className="mt-6">{children}</div>}
    </>
  )
}
