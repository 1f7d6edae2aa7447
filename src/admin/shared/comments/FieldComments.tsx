import { MessageSquare } from 'lucide-react'
import { use } from 'react'
import { pluralize } from '@/domain/pluralize'
import { CommentsContext } from './CommentsContext'

/** How many open comments a field has; leads to the first. */
export function FieldComments({ name }: { name: string }) {
  const comments = use(CommentsContext)
  const here = comments?.inFields.filter((passage) => passage.name === name) ?? []
  const [first] = here.toSorted((one, other) => one.start - other.start)
  if (!comments || !first) return null
  return (
    <button
      type="button"
      className="ml-auto inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm px-1 text-xs text-accent hover:underline focus-visible:outline-2 focus-visible:outline-accent"
      onClick={() => comments.activate(first.thread)}
    >
      <MessageSquare aria-hidden size={12} />
      {pluralize(here.length, 'comment')}
    </button>
  )
}
