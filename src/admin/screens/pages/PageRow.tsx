import { Link } from '@payloadcms/ui'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/admin/shared/ui/Button'

interface Props {
  title: string
  href: string
  /** Its state; nothing for what is simply published. */
  badge: ReactNode
  /** When it changed last, and by whom if that is known. */
  changed: ReactNode
  /** Null if visitors can't see it. */
  publicPath: string | null
  actions?: ReactNode
}

/** A page in a list of pages. */
export const PageRow = ({ title, href, badge, changed, publicPath, actions }: Props) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-0">
    <Link
      href={href}
      prefetch={false}
      className="min-h-6 font-medium wrap-anywhere text-ink underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
    >
      {title}
    </Link>
    {badge}
    <span className="grow text-sm text-muted">{changed}</span>
    <span className="-mr-3 ml-auto flex">
      {publicPath && (
        <a href={publicPath} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          View
          <span className="sr-only">{title} (opens in a new tab)</span>
          <ExternalLink aria-hidden size={14} />
        </a>
      )}
      {actions}
    </span>
  </li>
)
