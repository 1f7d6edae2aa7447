import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { projectCards, projectCategories } from '@/content/projects'
import { pageSize } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { listMetadata } from '@/site/list/listMetadata'
import { listAddress, readListQuery, type SearchParams } from '@/site/list/listQuery'
import { pageContext, textsOnce } from '@/site/page'
import { PortfolioPage } from '@/site/portfolio/PortfolioPage'
import { ogPath } from '@/site/seo/ogPath'
import { keywordList } from '@/site/seo/textsMetadata'

// Dynamic, because the URL defines the list; the front server caches each.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [context, given] = await Promise.all([pageContext(params), searchParams])
  const { locale, site } = context
  const { category, page } = readListQuery(given)
  const { title, description, keywords } = await textsOnce('portfolio', locale)
  return listMetadata(
    {
      title,
      description,
      keywords: keywordList(keywords),
      url: paths.portfolio,
      image: ogPath('page', 'portfolio', locale),
      // Its categories are stored as text.
      ...(category && { language: site.contentLanguage }),
    },
    { category, page },
    category,
    context,
  )
}

export default async function Page({ params, searchParams }: Props) {
  const [context, given] = await Promise.all([pageContext(params), searchParams])
  const { category, page } = readListQuery(given)
  const [texts, projects, categories] = await Promise.all([
    textsOnce('portfolio', context.locale),
    projectCards({ category }, { limit: pageSize, page }, context.site),
    projectCategories(),
  ])
  // The list has become shorter than the page in the URL.
  if (projects.entries.length === 0 && page > 1) {
    redirect(localizedPath(context.locale, listAddress(paths.portfolio, { category })))
  }
  return (
    <PortfolioPage
      texts={texts}
      query={{ category, page }}
      projects={projects}
      categories={categories}
      context={context}
    />
  )
}
