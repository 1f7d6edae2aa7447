import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button'

interface Props {
  /** The id of the entry's heading. */
  describedBy: string
  onEdit: () => void
  onDelete: () => void
  /** On the left of the card's footer. */
  children?: ReactNode
}

/** The footer of a card, with its actions. */
export function CardActions({ describedBy, onEdit, onDelete, children }: Props) {
  return (
    <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">{children}</div>
      <div className="flex gap-2">
        <Button icon={<Pencil aria-hidden size={14} />} onClick={onEdit} aria-describedby={describedBy}>
          Edit
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden size={14} />}
          onClick={onDelete}
          aria-describedby={describedBy}
        >
          Delete
        </Button>
      </div>
    </footer>
  )
}
