import { minimumFillTime } from './lead'

/** What the inquiry form sends in addition to the visible fields. */
interface FormTraces {
  /** A field hidden from people. */
  website?: string | undefined
  /** Milliseconds between showing and sending the form. */
  elapsed?: number | undefined
}

/** Whether an inquiry was probably sent by a bot. */
export function looksLikeSpam({ website, elapsed }: FormTraces): boolean {
  return Boolean(website) || (elapsed !== undefined && elapsed < minimumFillTime)
}
