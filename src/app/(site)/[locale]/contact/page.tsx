import type { Metadata } from 'next'
import { furtherProject } from '@/content/projects'
import { lowestServicePrice } from '@/content/services'
import { paths } from '@/domain/paths'
import { ContactPage } from '@/site/contact/ContactPage'
import { readSubject } from '@/site/contact/subject'
import type { SearchParams } from '@/site/list/listQuery'
import { pageContext } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath } from '@/site/seo/ogPath'

// Dynamic, because the URL says what was read; the front server caches each.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale, t, site } = await pageContext(params)
  return pageMetadata(
    {
      title: t('contactPage.title'),
      description: t('contactPage.description'),
      keywords: t('contactPage.keywords').split(', '),
      url: paths.contact,
      image: ogPath('page', 'contact', locale),
    },
    site,
  )
}

export default async function Page({ params, searchParams }: Props) {
  const query = await searchParams
  const [context, least, subject, further] = await Promise.all([
    pageContext(params),
    lowestServicePrice(),
    readSubject(query),
    furtherProject(query.project),
  ])
  return <ContactPage least={least} subject={subject} further={further} context={context} />
}
