import { minimumFillTime } from './lead'

/** What the inquiry form sends beside the fields that a person fills in. */
interface FormTraces {
  /** A field that no person sees. */
  website?: string | undefined
  /** Milliseconds from the form's first sight to its sending. */
  elapsed?: number | undefined
}

/** Whether an inquiry was rather sent by a machine than by a person. */
export function looksLikeSpam({ website, elapsed }: FormTraces): boolean {
  return Boolean(website) || (elapsed !== undefined && elapsed < minimumFillTime)
}
