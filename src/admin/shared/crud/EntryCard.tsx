import { Link } from '@payloadcms/ui'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../ui/Button'

/** Props that every entry card takes. */
export interface EntryCardProps<Entity> {
  entry: Entity
  /** The URL of its full editor. */
  editor: string
  /** A checkbox before the title. */
  select: ReactNode
  onEdit: () => void
  onDelete: () => void
}

interface Props extends EntryCardProps<{ id: string; title: string; canDelete?: false }> {
  /** Left of the title. */
  picture: ReactNode
  /** Facts and badges below the title. */
  facts: ReactNode
  /** Left side of the footer. */
  footer?: ReactNode
  children?: ReactNode
}

/** An entry as a card: image, title, facts, content and actions. */
export function EntryCard(props: Props) {
  const { entry, editor, select, picture, facts, footer, onEdit, onDelete, children } = props
  const titleId = `entry-${entry.id}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 transition-colors hover:border-edge"
    >
      <header className="flex items-start gap-3">
        {select}
        {picture}
        <div className="flex min-w-0 grow flex-col gap-1">
          <h3
            id={titleId}
            className="font-display text-lg leading-snug font-semibold tracking-tight wrap-anywhere"
          >
            {entry.title}
          </h3>
          {facts}
        </div>
      </header>
      {children}
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{footer}</div>
        <div className="ml-auto flex flex-wrap gap-2">
          <Link href={editor} prefetch={false} className={buttonClass('quiet')} aria-describedby={titleId}>
            Full editor
          </Link>
          <Button
            icon={<Pencil aria-hidden size={14} />}
            data-open
            onClick={onEdit}
            aria-describedby={titleId}
          >
            Edit
          </Button>
          {entry.canDelete !== false && (
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden size={14} />}
              onClick={onDelete}
              aria-describedby={titleId}
            >
              Delete
            </Button>
          )}
        </div>
      </footer>
    </article>
  )
}

/** The summary on a card, clamped to a few lines. */
export const CardText = ({ children }: { children: string }) => (
  <p className="line-clamp-3 text-sm leading-relaxed text-muted wrap-anywhere">{children}</p>
)
