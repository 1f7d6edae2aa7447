'use client'

import { leadBounds, serviceTypes } from '../../domain/lead'
import { useLanguage } from '../../i18n/LanguageProvider'
import { prepareToast } from '../../toast/toastLater'
import { Button } from '../ui/Button'
import { Field, Input, Select, Textarea } from '../ui/Field'
import type { RequiredField } from './sendInquiry'
import { useInquiry } from './useInquiry'

/** The form in which a visitor asks for a quote. `description` is what its description begins with. */
export function InquiryForm({ description: draft }: { description?: string }) {
  const { t } = useLanguage()
  const { isSending, missing, onSubmit, onFilled } = useInquiry()

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
        'aria-required': true,
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
    <form noValidate onSubmit={onSubmit} onFocus={prepareToast} className="grid gap-5">
      <Field {...fullName.field}>
        <Input {...fullName.control} autoComplete="name" maxLength={leadBounds.fullName} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...email.field}>
          <Input {...email.control} type="email" autoComplete="email" maxLength={leadBounds.email} />
        </Field>
        <Field id="inquiry-phone" label={t('inquiry.phone')} mark={t('common.optional')}>
          <Input id="inquiry-phone" name="phone" type="tel" autoComplete="tel" maxLength={leadBounds.phone} />
        </Field>
      </div>
      <Field {...serviceType.field}>
        <Select {...serviceType.control} defaultValue="">
          <option value="">{t('inquiry.chooseService')}</option>
          {serviceTypes.map(({ value }) => (
            <option key={value} value={value}>
              {t(`serviceTypes.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...description.field}>
        <Textarea
          {...description.control}
          defaultValue={draft}
          rows={4}
          maxLength={leadBounds.description}
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
