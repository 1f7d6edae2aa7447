import type { homeContent } from '../../content/home'
import type { PageContext } from '../page'
import { Contact } from './Contact'
import { Expertise } from './Expertise'
import { Hero } from './Hero'
import { Journal } from './Journal'
import { Products } from './Products'
import { Services } from './Services'
import { Work } from './Work'

interface HomePageProps {
  context: PageContext
  content: Awaited<ReturnType<typeof homeContent>>
}

/** The home page: specification §2. */
export function HomePage({ context: { locale, t, settings }, content }: HomePageProps) {
  return (
    <>
      <Hero locale={locale} analytics={content.analytics} t={t} />
      <Expertise t={t} />
      <Services services={content.services} locale={locale} t={t} />
      <Work projects={content.projects} locale={locale} t={t} />
      <Products products={content.products} locale={locale} t={t} />
      <Journal posts={content.posts} locale={locale} t={t} />
      <Contact settings={settings} t={t} />
    </>
  )
}
