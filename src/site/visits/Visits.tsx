'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConsentBar } from './ConsentBar'
import { type Consent, onAskedAgain, storeConsent, storedConsent } from './consent'
import { reportPage, startMeasuring, stopMeasuring } from './measure'

/** Reports every page that is shown to the analytics service, if the visitor lets us. */
export default function Visits({ id, asks }: { id: string; asks: boolean }) {
  const path = usePathname()
  const [consent, setConsent] = useState<Consent>(() => (asks ? storedConsent() : 'granted'))
  const [isAsking, setAsking] = useState<false | 'first' | 'again'>(consent ? false : 'first')

  useEffect(() => onAskedAgain(() => setAsking('again')), [])

  useEffect(() => {
    if (consent !== 'granted') return
    startMeasuring(id)
    reportPage(path)
  }, [consent, id, path])

  function onAnswer(answer: 'granted' | 'denied') {
    storeConsent(answer)
    setAsking(false)
    setConsent(answer)
    if (answer === 'denied') stopMeasuring(id)
  }

  return isAsking && <ConsentBar takesFocus={isAsking === 'again'} onAnswer={onAnswer} />
}
