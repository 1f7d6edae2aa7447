import type { ReactNode } from 'react'
import { Eyebrow } from './Eyebrow'

/** The header of a page: name, headline and a sentence, with `children` below; `isBrief` leaves room for what was found. */
export function PageHead({
  name,
  heading,
  text,
  isBrief = false,
  children,
}: {
  name: string
  heading: string
  text?: string | undefined
  isBrief?: boolean
  children?: ReactNode
}) {
  if (isBrief)
    return (
      <header className="wrap pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(1.25rem,2.5vw,2rem)]">
        <Eyebrow>{name}</Eyebrow>
        <h1 className="text-h2">{heading}</h1>
      </header>
    )
  return (
    <header className="wrap columns-12 items-end gap-y-7 pt-[clamp(2.5rem,6vw,5.5rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
      <div className="col-span-12 lg:col-span-8">
        <Eyebrow>{name}</Eyebrow>
        <h1 className="appears text-h1">{heading}</h1>
      </div>
      <div className="appears col-span-12 [--step:1] md:col-span-9 lg:col-span-4">
        {text && <p className="max-w-[46ch] text-lead text-muted">{text}</p>}
        {children}
      </div>
    </header>
  )
}
