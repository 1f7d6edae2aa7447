import type { Metadata } from 'next'
import { cache } from 'react'
import { projectWithStory } from '@/content/projects'
import type { Locale } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { NotFound } from '@/site/frame/NotFound'
import { followMoved } from '@/site/moved'
import { pageContext } from '@/site/page'
import { ProjectPage } from '@/site/project/ProjectPage'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath, translationOf } from '@/site/seo/ogPath'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; slug: string }> }

const load = cache((slug: string, locale: Locale, contentLanguage: Locale) =>
  projectWithStory(slug, { locale, contentLanguage }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ t, site }, { slug }] = await Promise.all([pageContext(params), params])
  const found = await load(slug, site.locale, site.contentLanguage)
  if (!found) return {}
  const { title, description, category, technologies, completedAt } = found.project
  return pageMetadata(
    {
      title,
      description,
      language: found.project.lang,
      languages: found.languages,
      keywords: [title, category, ...technologies, ...t('project.keywords').split(', ')],
      url: paths.project(slug),
      image: ogPath('project', slug, translationOf(found.project, site)),
      category,
      tags: technologies,
      ...(completedAt && { publishedTime: completedAt }),
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const [context, { slug }] = await Promise.all([pageContext(params), params])
  const found = await load(slug, context.locale, context.site.contentLanguage)
  if (!found) {
    await followMoved('project', slug, context.locale)
    return <NotFound />
  }
  return <ProjectPage {...found} context={context} />
}
