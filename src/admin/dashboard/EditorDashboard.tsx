import { ArrowRight } from 'lucide-react'
import { Screen } from '../ui/Screen'

const shortcuts = [
  { label: 'Blog', hint: 'Write, revise and publish articles', href: '/admin/collections/blog-post' },
  { label: 'Portfolio', hint: 'Show what the studio has built', href: '/admin/collections/project' },
  { label: 'Media', hint: 'Pictures and files for both', href: '/admin/collections/media' },
]

/** Where an editor starts; leads and figures are for admins. */
export function EditorDashboard({ username }: { username: string }) {
  return (
    <Screen title={`Hello, ${username}`}>
      <ul className="grid gap-3 md:grid-cols-3">
        {shortcuts.map(({ label, hint, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex h-full items-start justify-between gap-3 rounded-xl border border-line px-5 py-4 text-ink no-underline transition-colors hover:border-edge focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
            >
              <span>
                <span className="block font-display text-lg font-semibold tracking-tight">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </span>
              <ArrowRight aria-hidden size={16} className="mt-1 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
