import { InquiryForm, type InquiryStart } from './InquiryForm'

/** The inquiry form as pages hold it: they know when they were made, which the browser cannot. */
export function Inquiry(start: Omit<InquiryStart, 'shownAt'>) {
  return <InquiryForm {...start} shownAt={Date.now()} />
}
