import type { ReactNode } from 'react'
import { Eyebrow } from './Eyebrow'

/** The header of a section: name, headline and a sentence, with `children` on the right. */
export function SectionHead({
  id,
  eyebrow,
  heading,
  text,
  children,
}: {
  id: string
  eyebrow: string
  heading: string
  text?: string
  children?: ReactNode
}) {
  return (
    <header className="columns-12 mb-[clamp(2rem,5vw,4.5rem)] items-end gap-y-6">
      <div className="col-span-12 lg:col-span-8">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
      </div>
      <div className="col-span-12 md:col-span-9 lg:col-span-4">
        {text && <p className="max-w-[46ch] text-muted lg:max-w-[34ch]">{text}</p>}
        {children}
      </div>
    </header>
  )
}
