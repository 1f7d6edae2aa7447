import { RotateCw, TriangleAlert } from 'lucide-react'
import { reasonOf } from '../api/messageOf'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

interface Props {
  title: string
  error: Error
  onRetry: () => void
}

/** Stands in for content that couldn't be loaded. */
export function ErrorState({ title, error, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden size={24} />}
        title={title}
        hint={reasonOf(error)}
        action={
          <Button icon={<RotateCw aria-hidden size={14} />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  )
}
