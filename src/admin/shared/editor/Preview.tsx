'use client'

import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { apiRequest } from '../api/api'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Skeleton } from '../ui/Skeleton'

/** Links open in a new tab, so that unsaved text isn't lost. */
function followElsewhere(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}

/** The text as the public page shows it, rendered by the same code on the server. */
export function Preview({ html }: { html: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', html],
    queryFn: () =>
      apiRequest<{ html: string }>('/api/admin/blog-posts/preview', {
        method: 'POST',
        body: { content: html },
      }),
    enabled: html !== '',
    gcTime: 0,
  })
  if (!html)
    return <EmptyState title="Nothing to preview yet" hint="Turn off the preview and start writing." />
  if (error) return <ErrorState title="The preview couldn't be loaded" error={error} onRetry={refetch} />
  if (!data)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading preview…</span>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too.
    <article
      aria-label="Preview"
      className="prose"
      onClick={followElsewhere}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server, like the article itself.
      dangerouslySetInnerHTML={{ __html: data.html }}
    />
  )
}
