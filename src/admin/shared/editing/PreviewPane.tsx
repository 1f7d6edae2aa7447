import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { apiRequest } from '../api/api'
import { AccessibilityIssues } from '../checks/AccessibilityIssues'
import type { DraftedResource } from '../crud/resource'
import { Button } from '../ui/Button'
import { ErrorState } from '../ui/ErrorState'
import { Skeleton } from '../ui/Skeleton'
import { useRefreshedPreview } from './useRefreshedPreview'

/** CSS pixels. */
const widths = [
  { width: 360, label: 'Phone', icon: Smartphone },
  { width: 768, label: 'Tablet', icon: Tablet },
  { width: 1440, label: 'Desktop', icon: Monitor },
] as const

interface Props {
  resource: DraftedResource
  id: string
  /** The `updatedAt` of the version to show. */
  version: string
}

/** The width and height of an element in CSS pixels; 0 until it is shown. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

/** The real page with the newest draft, at the width of a phone, a tablet or a desktop. */
export function PreviewPane({ resource: { collection, name }, id, version }: Props) {
  const [width, setWidth] = useState<number>(widths[0].width)
  const { ref, size } = useSize()
  const frame = useRef<HTMLIFrameElement>(null)
  useRefreshedPreview(frame, version)
  const link = useQuery({
    queryKey: ['preview', collection, id],
    queryFn: () => apiRequest<{ path: string }>(`/api/admin/preview/${collection}/${id}`),
  })

  const scale = Math.min(1, size.width / width)
  return (
    <section aria-label="Preview" className="flex h-full min-h-0 flex-col gap-2">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Preview width</legend>
        {widths.map(({ width: each, label, icon: Icon }) => (
          <Button
            key={each}
            variant={each === width ? 'secondary' : 'quiet'}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
            icon={<Icon aria-hidden size={14} />}
          >
            {label} <span className="text-muted">{each}</span>
          </Button>
        ))}
      </fieldset>
      <div
        ref={ref}
        className="relative min-h-0 grow overflow-hidden rounded-lg border border-line bg-raised"
      >
        {link.isError && (
          <ErrorState
            title="The preview couldn't be loaded"
            error={link.error}
            onRetry={() => void link.refetch()}
          />
        )}
        {link.isPending && <Skeleton className="h-full" />}
        {link.data && size.width > 0 && (
          <iframe
            ref={frame}
            title={`Preview of this ${name}`}
            src={link.data.path}
            className="absolute top-0 left-1/2 origin-top bg-white"
            style={{
              width,
              height: size.height / scale,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        )}
      </div>
      {link.data && <AccessibilityIssues frame={frame} version={version} />}
    </section>
  )
}
