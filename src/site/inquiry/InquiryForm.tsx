'use client'

import type { leadBounds, ServiceType } from '../../domain/lead'
import { useLanguage } from '../../i18n/LanguageProvider'
import { prepareToast } from '../../toast/toastLater'
import { Button } from '../ui/Button'
import { Field, Input, Select, Textarea } from '../ui/Field'
import type { RequiredField } from './sendInquiry'
import { useInquiry } from './useInquiry'

/** What the form begins with. */
export interface InquiryStart {
  /** What is in its fields. */
  typed?: Record<string, string>
  /** Required fields that were found empty. */
  missing?: RequiredField[]
  /** When the page was made, in milliseconds: without script nothing else tells how long the form was there. */
  shownAt: number
}

/** The form's rules and choices, handed over because the browser needs nothing else of the domain. */
export interface InquiryRules {
  bounds: Pick<typeof leadBounds, 'fullName' | 'email' | 'phone' | 'description'>
  services: { value: ServiceType; label: string }[]
}

/** The form in which a visitor asks for a quote. Without script the browser sends it, as a plain form. */
export function InquiryForm({
  typed = {},
  missing: startsMissing = [],
  shownAt,
  bounds,
  services,
}: InquiryStart & InquiryRules) {
  const { locale, t } = useLanguage()
  const { form, isSending, missing, onSubmit, onFilled } = useInquiry(startsMissing)

  /** What a field and its control share. */
  const field = (name: RequiredField) => {
    const id = `inquiry-${name}`
    const isMissing = missing.includes(name)
    return {
      field: {
        id,
        label: t(`inquiry.${name}`),
        mark: t('common.required'),
        error: isMissing ? t('inquiry.missingField') : undefined,
      },
      control: {
        id,
        name,
        required: true,
        defaultValue: typed[name] ?? '',
        'aria-invalid': isMissing || undefined,
        'aria-describedby': isMissing ? `${id}-error` : undefined,
        onChange: () => onFilled(name),
      },
    }
  }

  const [fullName, email, serviceType, description] = [
    field('fullName'),
    field('email'),
    field('serviceType'),
    field('description'),
  ]

  return (
    <form
      ref={form}
      method="post"
      action="/api/leads/form"
      onSubmit={onSubmit}
      onFocus={prepareToast}
      className="grid gap-5"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="shownAt" value={shownAt} suppressHydrationWarning />
      <Field {...fullName.field}>
        <Input {...fullName.control} autoComplete="name" maxLength={bounds.fullName} />
      </Field>
      {/* One row each for labels, controls and errors, so that the controls stand on one line. */}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-1.5 sm:[&>*]:row-span-3 sm:[&>*]:grid-rows-subgrid">
        <Field {...email.field}>
          <Input {...email.control} type="email" autoComplete="email" maxLength={bounds.email} />
        </Field>
        <Field id="inquiry-phone" label={t('inquiry.phone')} mark={t('common.optional')}>
          <Input
            id="inquiry-phone"
            name="phone"
            type="tel"
            defaultValue={typed.phone}
            autoComplete="tel"
            maxLength={bounds.phone}
          />
        </Field>
      </div>
      <Field {...serviceType.field}>
        <Select {...serviceType.control}>
          <option value="">{t('inquiry.chooseService')}</option>
          {services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...description.field}>
        <Textarea
          {...description.control}
          rows={4}
          maxLength={bounds.description}
          placeholder={t('inquiry.descriptionHint')}
        />
      </Field>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="inquiry-website">Website</label>
        <input id="inquiry-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" disabled={isSending}>
        {isSending ? t('inquiry.sending') : t('inquiry.send')}
      </Button>
    </form>
  )
}
