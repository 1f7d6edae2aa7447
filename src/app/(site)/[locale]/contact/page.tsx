import type { Metadata } from 'next'
import { furtherProject } from '@/content/projects'
import { lowestServicePrice } from '@/content/services'
import { ContactPage } from '@/site/contact/ContactPage'
import { readSubject } from '@/site/contact/subject'
import type { SearchParams } from '@/site/list/listQuery'
import { pageContext, textsOnce } from '@/site/page'
import { textsMetadata } from '@/site/seo/textsMetadata'

// Dynamic, because the URL says what was read; the front server caches each.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const context = await pageContext(params)
  return textsMetadata('contact', await textsOnce('contact', context.locale), context)
}

export default async function Page({ params, searchParams }: Props) {
  const [context, query] = await Promise.all([pageContext(params), searchParams])
  const [texts, services, least, subject, further] = await Promise.all([
    textsOnce('contact', context.locale),
    textsOnce('services', context.locale),
    lowestServicePrice(),
    readSubject(query, context.site),
    furtherProject(query.project, context.site),
  ])
  return (
    <ContactPage
      texts={texts}
      services={services}
      least={least}
      subject={subject}
      further={further}
      context={context}
    />
  )
}
