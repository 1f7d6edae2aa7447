import type { ReactNode } from 'react'
import type { TextPage as TextPageData } from '@/content/pages'
import { agencyTimeZone } from '@/domain/agency'
import { withAnchors } from '../article/anchors'
import { aboutEntry, type PageContext } from '../page'
import { RichText } from '../ui/RichText'

/** A page of text, such as privacy and terms. */
export function TextPage({
  page,
  context,
  children,
}: {
  page: TextPageData
  context: PageContext
  /** The site's own additions below the staff's text. */
  children?: ReactNode
}) {
  const { locale, t } = context
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: agencyTimeZone })
  return (
    <article className="wrap py-(--section)">
      <h1 lang={page.lang} className="max-w-[18ch] text-h1">
        {page.title}
      </h1>
      <p className="mt-6 mb-12 text-muted">
        {t('footer.updated')} <time dateTime={page.updatedAt}>{day.format(new Date(page.updatedAt))}</time>
      </p>
      <RichText html={withAnchors(page.content).html} context={aboutEntry(context, page)} />
      {children}
    </article>
  )
}
