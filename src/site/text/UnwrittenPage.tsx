import type { ReactNode } from 'react'
import { mailLink } from '@/domain/mailLink'
import type { PageContext } from '../page'

/** A page linked in the footer that hasn't been written yet. */
export function UnwrittenPage({
  title,
  context: { settings, t },
  children,
}: {
  title: string
  context: PageContext
  children?: ReactNode
}) {
  return (
    <article className="wrap grid min-h-[60vh] content-center py-(--section)">
      <h1 className="max-w-[18ch] text-h1">{title}</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-muted">{t('footer.unwritten')}</p>
      <p className="mt-4 text-lead">
        <a href={mailLink(settings.email)} className="line-link font-semibold text-accent-text">
          {settings.email}
        </a>
      </p>
      {children}
    </article>
  )
}
