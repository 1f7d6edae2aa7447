import type { ReactNode } from 'react'
import { analyticsMeta } from '@/domain/analyticsMeta'
import type { SettingsEntity } from '@/domain/entities'
import type { Locale } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { FontPreloads } from '@/fonts/FontPreloads'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { clientMessages, translator } from '@/i18n/translator'
import { settings as server } from '@/settings'
import { SavedPreferencesScript } from '../choice/SavedPreferencesScript'
import { CurrencyProvider } from '../currency/CurrencyProvider'
import { Island } from '../islands/Island'
import { ConsentBar } from '../visits/ConsentBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { PrintedFrom } from './PrintedFrom'

/** The layout of every public page. */
export function Document({
  locale,
  settings,
  frame,
  children,
}: {
  locale: Locale
  settings: SettingsEntity
  frame: PageTexts['frame']
  children: ReactNode
}) {
  const t = translator(locale)
  const { analyticsId } = settings
  const toastTexts = {
    region: t('controls.notifications'),
    toast: t('controls.notification'),
    close: t('controls.close'),
  }
  return (
    // A script sets the visitor's preferences on the root before React hydrates. The last attribute keeps Next from
    // smooth scrolling to the top of another page.
    <html lang={locale} suppressHydrationWarning data-scroll-behavior="smooth">
      {/* biome-ignore lint/style/noHeadElement: the App Router has no other place for it */}
      <head>
        <FontPreloads />
        <SavedPreferencesScript />
        {analyticsId && <meta name={analyticsMeta} content={analyticsId} />}
        {/* Runs after the whole page has been parsed. */}
        {process.env.SITE_SCRIPT && <script type="module" src={process.env.SITE_SCRIPT} />}
      </head>
      <body>
        <LanguageProvider locale={locale} messages={clientMessages(locale)}>
          <CurrencyProvider>
            <a
              href="#content"
              className="sr-only z-50 rounded-control bg-accent-fill px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:px-4 focus:py-2 focus:top-3 focus:left-3"
            >
              {t('nav.skip')}
            </a>
            <Header locale={locale} settings={settings} frame={frame} t={t} />
            <main id="content" tabIndex={-1} className="overflow-x-clip outline-none">
              {children}
            </main>
            <PrintedFrom name={settings.siteName} email={settings.email} siteUrl={server.siteUrl} />
            <Footer locale={locale} settings={settings} frame={frame} t={t} />
            <Island name="toasts" props={{ texts: toastTexts }} />
            {analyticsId && settings.analyticsConsent && <ConsentBar locale={locale} t={t} />}
          </CurrencyProvider>
        </LanguageProvider>
      </body>
    </html>
  )
}
