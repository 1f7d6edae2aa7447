import { leadBounds, serviceTypes } from '../../domain/lead'
import type { Translate } from '../../i18n/messages'
import { InquiryForm, type InquiryStart } from './InquiryForm'

const { fullName, email, phone, description } = leadBounds

/** The inquiry form as pages hold it: they know its rules, and when they were made. */
export function Inquiry({ t, ...start }: Omit<InquiryStart, 'shownAt'> & { t: Translate }) {
  const services = serviceTypes.map(({ value }) => ({ value, label: t(`serviceTypes.${value}`) }))
  return (
    <InquiryForm
      {...start}
      shownAt={Date.now()}
      bounds={{ fullName, email, phone, description }}
      services={services}
    />
  )
}
