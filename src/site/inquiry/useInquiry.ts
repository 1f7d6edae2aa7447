import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type FieldProblems,
  type InquiryField,
  type InquiryFields,
  inquiryProblems,
  invalidFields,
  refusedFields,
} from '@/domain/inquiry'
import { minimumFillTime } from '@/domain/lead'
import { useLanguage } from '@/i18n/LanguageProvider'
import type { ClientMessages, KeyOf } from '@/i18n/messages'
import { toastLater } from '@/toast/toastLater'
import { control, fieldsOf, focusFirst } from './formFields'
import { problemToast } from './problemToast'
import { SendError, sendInquiry } from './sendInquiry'
import { type DraftPlace, useDraft } from './useDraft'

/** Milliseconds after which the visitor is told that sending takes long, and after which it is aborted. */
const slowAfter = 8000
const giveUpAfter = 30_000

/** A message next to the button that doesn't disappear by itself. */
export interface Notice {
  text: KeyOf<Pick<ClientMessages, 'inquiry'>>
  values?: Record<string, string>
}

function noticeOf(error: unknown): Notice {
  const seconds = error instanceof SendError ? error.retryAfter : undefined
  if (seconds) return { text: 'inquiry.busy', values: { minutes: String(Math.ceil(seconds / 60)) } }
  return { text: navigator.onLine ? 'inquiry.unsent' : 'inquiry.offline' }
}

/** The states of an inquiry: idle, sending, then cleared on success or kept on failure (specification §4). */
export function useInquiry(startProblems: FieldProblems, place: DraftPlace) {
  const { t, locale } = useLanguage()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState(startProblems)
  const [notice, setNotice] = useState<Notice>()
  const [sent, setSent] = useState<InquiryFields>()
  const sending = useRef(false)
  /** The toast about the fields that were wrong, which is over once they are right. */
  const problemShown = useRef<ReturnType<typeof toastLater>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, place)

  useEffect(() => {
    // From now on we report missing fields; without scripts the browser does.
    if (form.current) form.current.noValidate = true
    const onOnline = () =>
      setNotice((before) => (before?.text === 'inquiry.offline' ? { text: 'inquiry.online' } : before))
    const onOffline = () => setNotice({ text: 'inquiry.offline' })
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', onOffline)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
    }
  }, [])

  /** Shows errors at the fields and in a toast. @returns whether there are any */
  function show(found: FieldProblems): boolean {
    setProblems(found)
    const invalid = invalidFields(found)
    if (!invalid.length || !form.current) return false
    focusFirst(form.current, invalid)
    problemShown.current = toastLater(problemToast(found, t))
    return true
  }

  function onFailure(fields: InquiryFields, error: unknown) {
    if (error instanceof SendError && error.status === 400) {
      const isAnyOurs = error.paths.some((path) => path in fields)
      if (isAnyOurs && show(refusedFields(fields, error.paths))) return
    }
    setNotice(noticeOf(error))
    const description = t('inquiry.failedText')
    void toastLater({ title: t('common.error'), description, variant: 'destructive' })
  }

  async function send(element: HTMLFormElement) {
    const fields = fieldsOf(element)
    const abort = new AbortController()
    const clocks = [
      setTimeout(() => setNotice({ text: 'inquiry.stillTrying' }), slowAfter),
      setTimeout(() => abort.abort(), giveUpAfter),
    ]
    try {
      // Restored text was typed before this page was loaded.
      const before = draft.isRestored ? minimumFillTime : 0
      const elapsed = Math.round(performance.now()) + before
      const website = control(element, 'website').value
      await sendInquiry({ ...fields, website, language: locale, elapsed }, draft.attempt(), abort.signal)
    } catch (error) {
      setNotice(undefined)
      return onFailure(fields, error)
    } finally {
      clocks.forEach(clearTimeout)
    }
    setNotice(undefined)
    draft.finish(fields)
    setSent(fields)
    void toastLater({ title: t('inquiry.sentTitle'), description: t('inquiry.sentText') })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    // A ref, because a second click may come before the state is rendered.
    if (sending.current) return
    setNotice(undefined)
    if (show(inquiryProblems(fieldsOf(element)))) return
    void problemShown.current?.then(({ dismiss }) => dismiss())
    sending.current = true
    setSending(true)
    await send(element).finally(() => {
      sending.current = false
      setSending(false)
    })
  }

  /** Clears a field's error once it is fixed; typing never adds one. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    draft.keep()
    const name = (target as HTMLInputElement).name as InquiryField
    if (!problems[name] || !form.current) return
    const { [name]: _, ...others } = problems
    const now = inquiryProblems(fieldsOf(form.current))[name]
    setProblems(now ? { ...others, [name]: now } : others)
  }

  function onAnother() {
    flushSync(() => setSent(undefined))
    if (form.current) control(form.current, 'fullName').focus()
  }

  function onDiscard() {
    draft.discard()
    setProblems({})
    setNotice(undefined)
    if (form.current) control(form.current, 'fullName').focus()
  }

  function onUndo() {
    draft.undo()
    if (form.current) control(form.current, 'fullName').focus()
  }

  const { isRestored, canUndo } = draft
  const on = { onSubmit, onInput, onAnother, onDiscard, onUndo }
  return { form, isSending, isRestored, canUndo, problems, notice, sent, ...on }
}
