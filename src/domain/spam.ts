import { minimumFillTime } from './lead'

/** Why an inquiry is suspected to be spam, as staff read it. */
export const spamReasons = [
  { value: 'hidden-field', label: 'A field that people can’t see was filled in.' },
  {
    value: 'too-fast',
    label: `It was sent less than ${minimumFillTime / 1000} seconds after the form appeared.`,
  },
  { value: 'flood', label: 'It came while very many inquiries were sent.' },
] as const

export type SpamReason = (typeof spamReasons)[number]['value']

export const isSpamReason = (text: unknown): text is SpamReason =>
  spamReasons.some(({ value }) => value === text)

/** What the inquiry form sends in addition to the visible fields. */
interface FormTraces {
  /** A field hidden from people. */
  website?: string | undefined
  /** Milliseconds between showing and sending the form. */
  elapsed?: number | undefined
}

/** Why an inquiry was probably sent by a bot; null if it wasn't. */
export function spamReasonOf({ website, elapsed }: FormTraces): SpamReason | null {
  if (website) return 'hidden-field'
  return elapsed !== undefined && elapsed < minimumFillTime ? 'too-fast' : null
}
