'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { useLanguage } from '@/i18n/LanguageProvider'
import { Button } from '../ui/Button'
import { Receipt } from './Receipt'

/** Replaces the form after it was sent. */
export function SentPanel({
  onAnother,
  ...receipt
}: Pick<ComponentProps<typeof Receipt>, 'sent' | 'service' | 'after'> & { onAnother: () => void }) {
  const { t } = useLanguage()
  const heading = useRef<HTMLParagraphElement>(null)
  // The submit button is gone, and focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="inquiry-sent">
      <p
        id="inquiry-sent"
        ref={heading}
        tabIndex={-1}
        className="font-display font-semibold text-h3 tracking-[-0.015em] outline-none"
      >
        {t('inquiry.arrived')}
      </p>
      <Receipt {...receipt} t={t}>
        <Button variant="quiet" onClick={onAnother}>
          {t('inquiry.another')}
        </Button>
      </Receipt>
    </section>
  )
}
