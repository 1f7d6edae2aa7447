import type { ReactNode } from 'react'
import type { SettingsEntity } from '../../domain/entities'
import type { Locale } from '../../domain/locales'
import { fontVariables } from '../../fonts/fonts'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { clientMessages, translator } from '../../i18n/translator'
import { ToastRegion } from '../../toast/ToastRegion'
import { CurrencyProvider } from '../currency/CurrencyProvider'
import { StoredCurrency } from '../currency/StoredCurrency'
import { Footer } from './Footer'
import { Header } from './Header'

/** The frame of every public page. */
export function Document({
  locale,
  settings,
  children,
}: {
  locale: Locale
  settings: SettingsEntity
  children: ReactNode
}) {
  const t = translator(locale)
  const toastTexts = {
    region: t('controls.notifications'),
    toast: t('controls.notification'),
    close: t('controls.close'),
  }
  return (
    // The stored currency is named on the root before React gets there.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the App Router has no other place for it */}
      <head>
        <StoredCurrency />
      </head>
      <body>
        <LanguageProvider locale={locale} messages={clientMessages(locale)}>
          <CurrencyProvider>
            <a
              href="#content"
              className="sr-only z-50 rounded-control bg-accent-fill px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
            >
              {t('nav.skip')}
            </a>
            <Header locale={locale} settings={settings} t={t} />
            <main id="content" tabIndex={-1} className="outline-none">
              {children}
            </main>
            <Footer locale={locale} settings={settings} t={t} />
            <ToastRegion texts={toastTexts} />
          </CurrencyProvider>
        </LanguageProvider>
      </body>
    </html>
  )
}
