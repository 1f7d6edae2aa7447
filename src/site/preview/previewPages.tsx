import type { ReactNode } from 'react'
import { draftPageTexts } from '@/content/pageTexts'
import { draftArticle } from '@/content/posts'
import { draftProduct } from '@/content/products'
import { draftProject, furtherProject, proofs } from '@/content/projects'
import { draftService, lowestServicePrice } from '@/content/services'
import type { ContentCollection } from '@/domain/contentCollections'
import type { PageName } from '@/domain/pageTexts/pages'
import { ArticlePage } from '../article/ArticlePage'
import { ContactPage } from '../contact/ContactPage'
import type { PageContext } from '../page'
import { ProductPage } from '../product/ProductPage'
import { ProjectPage } from '../project/ProjectPage'
import { ServicesPage } from '../services/ServicesPage'

interface Wanted {
  id: string
  context: PageContext
}

/** The real page of each content type, rendered from the latest save; null if there is no such entry. */
export const previewPages: Record<ContentCollection, (wanted: Wanted) => Promise<ReactNode>> = {
  async 'blog-post'({ id, context }) {
    const article = await draftArticle(id)
    return article && <ArticlePage article={article} context={context} isPreview />
  },
  async product({ id, context }) {
    const found = await draftProduct(id)
    return found && <ProductPage {...found} context={context} />
  },
  async project({ id, context }) {
    const found = await draftProject(id)
    return found && <ProjectPage {...found} context={context} />
  },
  async service({ id, context }) {
    const service = await draftService(id)
    return (
      service && <ServicesPage services={[service]} proofs={await proofs([service.id])} context={context} />
    )
  },
}

/** The real page of each page with texts of its own, with those that were saved last. */
export const textPreviews: Record<PageName, (context: PageContext) => Promise<ReactNode>> = {
  async contact(context) {
    const [texts, least, further] = await Promise.all([
      draftPageTexts('contact', context.locale),
      lowestServicePrice(),
      furtherProject(undefined),
    ])
    return <ContactPage texts={texts} least={least} subject={null} further={further} context={context} />
  },
}
