import type { ReactNode } from 'react'
import { missingPageMeta } from '@/domain/missingPageMeta'

interface Props {
  title: string
  text: string
  /** A decoration beside the text; above it where there is less room. */
  figure?: ReactNode
  /** Links to continue with. */
  children: ReactNode
}

/** Shown instead of a missing page. */
export function MissingPage({ title, text, figure, children }: Props) {
  return (
    <div className="wrap columns-12 min-h-[60vh] content-center items-center gap-y-10 py-(--section)">
      <title>{title}</title>
      <meta name={missingPageMeta} content="404" />
      <meta name="robots" content="noindex" />
      <div className="col-span-12 lg:col-span-7">
        <h1 className="max-w-[16ch] text-h1">{title}</h1>
        <p className="mt-6 max-w-[46ch] text-lead text-muted">{text}</p>
        <p className="mt-10 flex flex-wrap gap-3">{children}</p>
      </div>
      {figure && (
        <div
          data-figure
          className="col-span-12 max-w-56 max-lg:order-first sm:max-w-80 lg:col-span-5 lg:max-w-none"
        >
          {figure}
        </div>
      )}
    </div>
  )
}
