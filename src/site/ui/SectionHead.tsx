import type { ReactNode } from 'react'
import { Eyebrow } from './Eyebrow'

/**
 * The header of a section: name, headline and a sentence, with `children` on the right. Without a name it is plain, on
 * one line with `children`.
 */
export function SectionHead({
  id,
  eyebrow,
  heading,
  text,
  children,
}: {
  id: string
  eyebrow?: string
  heading: string
  text?: string
  children?: ReactNode
}) {
  if (!eyebrow) {
    return (
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1 sm:mb-8">
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        {children}
      </header>
    )
  }
  return (
    <header className="columns-12 mb-[clamp(1.5rem,5vw,4.5rem)] items-end gap-y-4 sm:gap-y-6">
      <div className="col-span-12 lg:col-span-8">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
      </div>
      <div className="col-span-12 md:col-span-9 lg:col-span-4">
        {text && <p className="max-w-[46ch] text-muted max-sm:hidden lg:max-w-[34ch]">{text}</p>}
        {children}
      </div>
    </header>
  )
}
