import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { InquiryFields } from '@/domain/inquiry'
import { randomId } from '@/domain/randomId'
import { clear, fieldsOf, fillIn, type StartFields, typedIn } from './formFields'
import { dropDraft, keepDraft, readDraft, wasSent } from './inquiryDraft'

export interface DraftPlace {
  /** Identifies the form within the site. */
  place: string
  /** The initial values. */
  start: StartFields
  /** Whether the server has filled in earlier input. */
  isFilled: boolean
}

/** Stores what is typed into a form and restores it. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { place, start, isFilled }: DraftPlace) {
  const key = useRef<string>(undefined)
  const [isRestored, setRestored] = useState(false)
  const [discarded, setDiscarded] = useState<Partial<InquiryFields>>()

  const keep = useCallback(() => {
    if (!form.current) return
    setDiscarded(undefined)
    const fields = typedIn(form.current, start)
    if (Object.keys(fields).length > 0) keepDraft(place, { fields, key: key.current })
    else dropDraft(place)
  }, [form, place, start])

  useEffect(() => {
    function restore() {
      if (!form.current) return
      if (wasSent(fieldsOf(form.current))) clear(form.current, start)
      const draft = isFilled ? undefined : readDraft(place)
      key.current = draft?.key
      setRestored(Boolean(draft && fillIn(form.current, draft.fields, start)))
      // Including what was typed before the script loaded.
      if (Object.keys(typedIn(form.current, start)).length > 0) keep()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && restore()
    restore()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [form, place, start, isFilled, keep])

  return {
    isRestored,
    keep,
    /** The idempotency key of this attempt; survives a reload. */
    attempt(): string {
      key.current ??= randomId()
      keep()
      return key.current
    },
    /** Call after sending; anything typed since stays. */
    finish(sent: InquiryFields): void {
      key.current = undefined
      setRestored(false)
      dropDraft(place, sent)
      if (!form.current) return
      if (wasSent(fieldsOf(form.current))) clear(form.current, start)
      else keep()
    },
    canUndo: discarded !== undefined,
    /** Clears the form; can be undone until something is typed. */
    discard(): void {
      key.current = undefined
      setRestored(false)
      if (form.current) setDiscarded(typedIn(form.current, start))
      dropDraft(place)
      if (form.current) clear(form.current, start)
    },
    undo(): void {
      if (!form.current || !discarded) return
      setRestored(fillIn(form.current, discarded, start))
      keep()
    },
  }
}
