'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '../domain/locales'
import { lookup } from './lookup'
import type { ClientMessages, Translate } from './messages'

interface Language {
  locale: Locale
  t: Translate<ClientMessages>
}

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale
  /** The groups used below; a missing text is shown as its key. */
  messages: { [Group in keyof ClientMessages]?: Partial<ClientMessages[Group]> }
  children: ReactNode
}) {
  const language = useMemo<Language>(
    () => ({ locale, t: (key, values) => lookup(messages, key, values) }),
    [locale, messages],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The page's language and its translations. @throws outside a LanguageProvider */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider')
  return language
}
