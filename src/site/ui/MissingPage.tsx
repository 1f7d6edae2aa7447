import type { ReactNode } from 'react'
import { missingPageMeta } from '@/domain/missingPageMeta'

/** Shown instead of a missing page; `children` are links to continue with. */
export function MissingPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap grid min-h-[60vh] content-center py-(--section)">
      <title>{title}</title>
      <meta name={missingPageMeta} content="404" />
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[16ch] text-h1">{title}</h1>
      <p className="mt-6 max-w-[46ch] text-lead text-muted">{text}</p>
      <p className="mt-10 flex flex-wrap gap-3">{children}</p>
    </div>
  )
}
