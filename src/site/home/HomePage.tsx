import type { homeContent } from '@/content/home'
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
  context: PageContext
  content: Awaited<ReturnType<typeof homeContent>>
}

/** The home page: specification §2. */
export function HomePage({ context, content }: HomePageProps) {
  const { t } = context
  return (
    <>
      <Hero analytics={content.analytics} cases={heroCases(content.cases, context)} context={context} />
      <Expertise t={t} />
      <Services services={content.services} context={context} />
      <Work projects={content.projects} context={context} />
      <Products products={content.products} context={context} />
      <Journal posts={content.posts} context={context} />
      <Contact context={context} />
    </>
  )
}
