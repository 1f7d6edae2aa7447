import type { homeContent } from '../../content/home'
import type { SettingsEntity } from '../../domain/entities'
import type { Locale } from '../../domain/locales'
import { translator } from '../../i18n/translator'
import { Contact } from './Contact'
import { Expertise } from './Expertise'
import { Hero } from './Hero'
import { Journal } from './Journal'
import { Products } from './Products'
import { Services } from './Services'
import { Work } from './Work'

interface HomePageProps {
  locale: Locale
  content: Awaited<ReturnType<typeof homeContent>>
  settings: SettingsEntity
}

/** The home page: specification §2. */
export function HomePage({ locale, content, settings }: HomePageProps) {
  const t = translator(locale)
  return (
    <>
      <Hero locale={locale} analytics={content.analytics} t={t} />
      <Expertise t={t} />
      <Services services={content.services} t={t} />
      <Work projects={content.projects} t={t} />
      <Products products={content.products} t={t} />
      <Journal posts={content.posts} locale={locale} t={t} />
      <Contact settings={settings} t={t} />
    </>
  )
}
