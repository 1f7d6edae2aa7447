import type { homeContent } from '../../content/home'
import type { SettingsEntity } from '../../domain/entities'
import type { Locale } from '../../domain/locales'
import { translator } from '../../i18n/translator'
import { Hero } from './Hero'

export interface HomePageProps {
  locale: Locale
  content: Awaited<ReturnType<typeof homeContent>>
  settings: SettingsEntity
}

/** The home page: specification §2. */
export function HomePage({ locale, content }: HomePageProps) {
  const t = translator(locale)
  return <Hero locale={locale} analytics={content.analytics} t={t} />
}
