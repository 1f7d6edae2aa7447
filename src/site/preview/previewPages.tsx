import type { ReactNode } from 'react'
import { aboutLinks } from '@/content/about'
import { homeContent } from '@/content/home'
import { draftTextPage } from '@/content/pages'
import { draftPageTexts } from '@/content/pageTexts'
import { draftArticle, postCards, postCategories } from '@/content/posts'
import { draftProduct, productCards } from '@/content/products'
import {
  draftProject,
  featuredProjects,
  furtherProject,
  projectCards,
  projectCategories,
  proofs,
} from '@/content/projects'
import { draftService, lowestServicePrice, serviceCards } from '@/content/services'
import type { DraftedCollection } from '@/domain/contentCollections'
import { apiPageSize, featuredProducts, pageSize } from '@/domain/limits'
import type { PageName, PageTexts } from '@/domain/pageTexts/pages'
import { AboutPage } from '../about/AboutPage'
import { ArticlePage } from '../article/ArticlePage'
import { BlogPage } from '../blog/BlogPage'
import { ContactPage } from '../contact/ContactPage'
import { HomePage } from '../home/HomePage'
import { Thanks } from '../inquiry/ThanksPage'
import { type PageContext, textsOnce } from '../page'
import { PortfolioPage } from '../portfolio/PortfolioPage'
import { ProductPage } from '../product/ProductPage'
import { ProductsPage } from '../products/ProductsPage'
import { ProjectPage } from '../project/ProjectPage'
import { ServicesPage } from '../services/ServicesPage'
import { TextPage } from '../text/TextPage'

interface Wanted {
  id: string
  context: PageContext
}

/** The real page of each content type, rendered from the latest save; null if there is no such entry. */
export const previewPages: Record<DraftedCollection, (wanted: Wanted) => Promise<ReactNode>> = {
  async 'blog-post'({ id, context }) {
    const article = await draftArticle(id, context.site)
    return article && <ArticlePage article={article} context={context} isPreview />
  },
  async product({ id, context }) {
    const found = await draftProduct(id, context.site)
    return found && <ProductPage {...found} context={context} />
  },
  async project({ id, context }) {
    const found = await draftProject(id, context.site)
    return found && <ProjectPage {...found} context={context} />
  },
  async service({ id, context }) {
    const service = await draftService(id, context.site)
    return (
      service && (
        <ServicesPage
          texts={await textsOnce('services', context.locale)}
          services={[service]}
          proofs={await proofs([service.id], context.site)}
          context={context}
        />
      )
    )
  },
  async page({ id, context }) {
    const page = await draftTextPage(id, context.site)
    return page && <TextPage page={page} context={context} />
  },
}

const wholeList = { search: '', category: '', page: 1 }
const firstPage = { limit: pageSize, page: 1 }

async function about(texts: PageTexts['about'], context: PageContext) {
  const [links, least, [shown]] = await Promise.all([
    aboutLinks(texts, context.agency, context.site),
    lowestServicePrice(),
    featuredProjects(1, context.site),
  ])
  return <AboutPage texts={texts} links={links} least={least} shown={shown} context={context} />
}

/** The real page of each page with texts of its own, with those that were saved last; `frame` has its own route. */
export const textPreviews: Record<
  Exclude<PageName, 'frame'>,
  (context: PageContext) => Promise<ReactNode>
> = {
  async home(context) {
    const [texts, content] = await Promise.all([
      draftPageTexts('home', context.locale),
      homeContent(context.site),
    ])
    return <HomePage texts={texts} context={context} content={content} />
  },
  async about(context) {
    return about(await draftPageTexts('about', context.locale), context)
  },
  async agency(context) {
    const [texts, agency] = await Promise.all([
      textsOnce('about', context.locale),
      draftPageTexts('agency', context.locale),
    ])
    return about(texts, { ...context, agency })
  },
  async services(context) {
    const [texts, { entries }] = await Promise.all([
      draftPageTexts('services', context.locale),
      serviceCards({ limit: apiPageSize, page: 1 }, context.site),
    ])
    const proven = await proofs(
      entries.map(({ id }) => id),
      context.site,
    )
    return <ServicesPage texts={texts} services={entries} proofs={proven} context={context} />
  },
  async portfolio(context) {
    const [texts, projects, categories] = await Promise.all([
      draftPageTexts('portfolio', context.locale),
      projectCards({ category: '' }, firstPage, context.site),
      projectCategories(),
    ])
    return (
      <PortfolioPage
        texts={texts}
        query={{ category: '', page: 1 }}
        projects={projects}
        categories={categories}
        context={context}
      />
    )
  },
  async products(context) {
    const [texts, products, featured] = await Promise.all([
      draftPageTexts('products', context.locale),
      productCards({ search: '', category: '' }, firstPage, context.site),
      productCards({ featured: true }, { limit: featuredProducts, page: 1 }, context.site),
    ])
    return (
      <ProductsPage
        texts={texts}
        query={wholeList}
        products={products}
        meant={null}
        featured={featured.entries}
        context={context}
      />
    )
  },
  async blog(context) {
    const [texts, categories, { entries }] = await Promise.all([
      draftPageTexts('blog', context.locale),
      postCategories(),
      postCards({ featured: true }, { limit: 1, page: 1 }, context.site),
    ])
    const [featured] = entries
    const posts = await postCards({ search: '', category: '', except: featured?.id }, firstPage, context.site)
    return (
      <BlogPage
        texts={texts}
        query={wholeList}
        posts={posts}
        meant={null}
        featured={featured}
        categories={categories}
        context={context}
      />
    )
  },
  async contact(context) {
    const [texts, services, least, further] = await Promise.all([
      draftPageTexts('contact', context.locale),
      textsOnce('services', context.locale),
      lowestServicePrice(),
      furtherProject(undefined, context.site),
    ])
    return (
      <ContactPage
        texts={texts}
        services={services}
        least={least}
        subject={null}
        further={further}
        context={context}
      />
    )
  },
  async thanks(context) {
    return <Thanks texts={await draftPageTexts('thanks', context.locale)} context={context} />
  },
}
