import { useRef } from 'react'
import { useRefreshedPreview } from '@/admin/shared/editing/useRefreshedPreview'

interface Props {
  /** Where the page is shown as it was last saved. */
  link: string
  /** Changes with every save. */
  version: string
  title: string
}

/** The page beside its form, as it was last saved. It keeps its place when it changes. */
export function PagePreview({ link, version, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useRefreshedPreview(frame, version)
  return (
    <section aria-label={title} className="min-w-0">
      <p className="mb-2 text-sm text-muted">The page as last saved.</p>
      <iframe
        ref={frame}
        src={link}
        title={title}
        className="sticky top-4 h-[70vh] w-full rounded-xl border border-line bg-surface xl:h-[calc(100vh-7rem)]"
      />
    </section>
  )
}
