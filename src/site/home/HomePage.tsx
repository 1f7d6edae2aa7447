import type { homeContent } from '@/content/home'
import type { PageTexts } from '@/domain/pageTexts/pages'
import type { PageContext } from '../page'
import { Contact } from './Contact'
import { Expertise } from './Expertise'
import { Hero } from './Hero'
import { heroCases } from './HeroCases'
import { Journal } from './Journal'
import { Products } from './Products'
import { Services } from './Services'
import { Work } from './Work'

interface HomePageProps {
  texts: PageTexts['home']
  context: PageContext
  content: Awaited<ReturnType<typeof homeContent>>
}

/** The home page: specification §2. */
export function HomePage({ texts, context, content }: HomePageProps) {
  return (
    <>
      <Hero
        texts={texts}
        analytics={content.analytics}
        cases={heroCases(content.cases, context)}
        context={context}
      />
      <Expertise texts={texts} />
      <Services heading={texts.servicesHeading} services={content.services} context={context} />
      <Work texts={texts} projects={content.projects} context={context} />
      <Products texts={texts} products={content.products} context={context} />
      <Journal heading={texts.blogHeading} posts={content.posts} context={context} />
      <Contact texts={texts} context={context} />
    </>
  )
}
