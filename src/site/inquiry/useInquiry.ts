import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageProvider'
import { toastLater } from '../../toast/toastLater'
import { missingFields, type RequiredField, sendInquiry } from './sendInquiry'

/** What the visitor has typed, by the fields' names. */
function read(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    serviceType: text('serviceType'),
    description: text('description'),
    website: text('website'),
  }
}

/** The course of an inquiry: idle, sending, then emptied by success or kept by failure (specification §4). */
export function useInquiry(startsMissing: RequiredField[]) {
  const { t, locale } = useLanguage()
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState(startsMissing)
  const sending = useRef(false)
  const shownAt = useRef(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    shownAt.current = performance.now()
    // From here on we say what is missing; without script the browser does.
    if (form.current) form.current.noValidate = true
  }, [])

  async function send(form: HTMLFormElement) {
    try {
      const elapsed = Math.round(performance.now() - shownAt.current)
      await sendInquiry({ ...read(form), language: locale, elapsed })
      form.reset()
      await toastLater({ title: t('inquiry.sentTitle'), description: t('inquiry.sentText') })
    } catch {
      await toastLater({
        title: t('common.error'),
        description: t('inquiry.failedText'),
        variant: 'destructive',
      })
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    // A ref, because a second click may come before the state is drawn.
    if (sending.current) return
    const empty = missingFields(read(sent))
    setMissing(empty)
    if (empty[0]) {
      sent.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus()
      return toastLater({
        title: t('inquiry.missingTitle'),
        description: t('inquiry.missingText'),
        variant: 'destructive',
      })
    }
    // What is there but is no e-mail address: the browser says so, in its own words.
    if (!sent.reportValidity()) return
    sending.current = true
    setSending(true)
    await send(sent).finally(() => {
      sending.current = false
      setSending(false)
    })
  }

  return {
    form,
    isSending,
    missing,
    onSubmit,
    onFilled: (name: RequiredField) => setMissing((before) => before.filter((other) => other !== name)),
  }
}
