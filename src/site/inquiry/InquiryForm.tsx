'use client'

import type { FieldProblems, InquiryField, InquiryFields } from '@/domain/inquiry'
import type { leadLimits } from '@/domain/lead'
import { useLanguage } from '@/i18n/LanguageProvider'
import { prepareToast } from '@/toast/toastLater'
import { Button } from '../ui/Button'
import { Field, Input, Textarea } from '../ui/Field'
import type { StartFields } from './formFields'
import type { AfterSending } from './Receipt'
import { SentPanel } from './SentPanel'
import { type ChosenService, ServiceChoice, type ServiceOption } from './ServiceChoice'
import { useInquiry } from './useInquiry'

/** The form's initial state. */
export interface InquiryStart {
  /** Identifies the form; each form stores its own text. */
  place?: string
  /** The initial values of a form that knows what it is about. */
  start?: StartFields
  /** Set if the initial service should do. */
  chosen?: ChosenService
  /** What was typed but couldn't be sent, without scripts. */
  typed?: Partial<InquiryFields>
  /** What is wrong with it. */
  problems?: FieldProblems
  /** What is offered after sending. */
  after: AfterSending
  /** When the page was rendered, in milliseconds: without scripts, the only measure of how long the form was open. */
  shownAt: number
}

/** The form's rules and options, passed in so that the browser doesn't have to load the domain. */
export interface InquiryRules {
  bounds: Pick<typeof leadLimits, 'fullName' | 'email' | 'phone' | 'description'>
  services: ServiceOption[]
}

/** One object for all renders, as effects depend on it. */
const untouched: StartFields = {}

const problemTexts = {
  missing: 'inquiry.missingField',
  email: 'inquiry.badEmail',
  invalid: 'inquiry.invalidField',
} as const

/** The form for requesting a quote. Without scripts, the browser sends it as a plain form. */
export function InquiryForm({
  place = 'site',
  start = untouched,
  chosen,
  typed,
  problems: startProblems = {},
  after,
  shownAt,
  bounds,
  services,
}: InquiryStart & InquiryRules) {
  const { locale, t } = useLanguage()
  const inquiry = useInquiry(startProblems, { place, start, isFilled: typed !== undefined })
  const { form, isSending, isRestored, canUndo, problems, notice, sent } = inquiry

  /** What a field and its control share. */
  const field = (name: InquiryField) => {
    const id = `inquiry-${name}`
    const problem = problems[name]
    const isOptional = name === 'phone'
    const value = (typed ?? (start as Partial<InquiryFields>))[name] ?? ''
    // A message that is there already hides the placeholder.
    const hint = name === 'description' && value ? t('inquiry.descriptionHint') : undefined
    return {
      field: {
        id,
        label: t(`inquiry.${name}`),
        mark: t(isOptional ? 'common.optional' : 'common.required'),
        hint,
        error: problem && t(problemTexts[problem]),
      },
      control: {
        id,
        name,
        required: !isOptional,
        defaultValue: value,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby':
          [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined,
      },
    }
  }
  const fullName = field('fullName')
  const email = field('email')
  const phone = field('phone')
  const serviceType = field('serviceType')
  const description = field('description')

  return (
    <>
      {sent && (
        <SentPanel
          sent={sent}
          service={services.find(({ value }) => value === sent.serviceType)?.label ?? sent.serviceType}
          after={after}
          onAnother={inquiry.onAnother}
        />
      )}
      <form
        ref={form}
        method="post"
        action="/api/leads/form"
        hidden={sent !== undefined}
        data-restored={isRestored || undefined}
        onSubmit={inquiry.onSubmit}
        onInput={inquiry.onInput}
        onFocus={prepareToast}
        className="grid gap-5 [&[hidden]]:hidden"
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="shownAt" value={shownAt} suppressHydrationWarning />
        <div
          className={isRestored || canUndo ? 'flex flex-wrap items-baseline gap-x-3 text-small' : 'sr-only'}
        >
          <p role="status">{isRestored && t('inquiry.kept')}</p>
          {(isRestored || canUndo) && !isSending && (
            <button
              type="button"
              onClick={canUndo ? inquiry.onUndo : inquiry.onDiscard}
              className="min-h-6 text-accent-text underline"
            >
              {t(canUndo ? 'inquiry.undo' : 'inquiry.discard')}
            </button>
          )}
        </div>
        <Field {...fullName.field}>
          <Input {...fullName.control} autoComplete="name" maxLength={bounds.fullName} />
        </Field>
        {/* Labels, controls and errors have a row each, so that the controls line up. */}
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-1.5 sm:[&>*]:row-span-3 sm:[&>*]:grid-rows-subgrid">
          <Field {...email.field}>
            <Input {...email.control} type="email" autoComplete="email" maxLength={bounds.email} />
          </Field>
          <Field {...phone.field}>
            <Input {...phone.control} type="tel" autoComplete="tel" maxLength={bounds.phone} />
          </Field>
        </div>
        <ServiceChoice {...serviceType} services={services} chosen={chosen} />
        <Field {...description.field}>
          <Textarea
            {...description.control}
            rows={4}
            maxLength={bounds.description}
            placeholder={description.field.hint ? undefined : t('inquiry.descriptionHint')}
          />
        </Field>
        <div aria-hidden="true" className="sr-only">
          <label htmlFor="inquiry-website">Website</label>
          <input id="inquiry-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {/* Not `disabled`, which would lose focus. */}
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? t('inquiry.sending') : t('inquiry.send')}
        </Button>
        {/* On a desktop it stands beside the form. */}
        <p className="-mt-2 text-center text-muted text-small lg:hidden">{t('inquiry.promise')}</p>
        <p role="status" className={notice ? 'text-small' : 'sr-only'}>
          {notice && t(notice.text, notice.values)}
        </p>
      </form>
    </>
  )
}
