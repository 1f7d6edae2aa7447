import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Button } from './Button'
import { Notice } from './Notice'

interface Props {
  /** What is missing, as a sentence. */
  title: string
  queries: Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>[]
}

/** Reports failed secondary queries, such as a list's counts; renders nothing otherwise. */
export function PartialErrorNotice({ title, queries }: Props) {
  const failed = queries.filter(({ data, isError }) => isError && data === undefined)
  if (!failed.length) return null
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button
          icon={<RotateCw aria-hidden size={14} />}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          Try again
        </Button>
      }
    />
  )
}
