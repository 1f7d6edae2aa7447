import type { ReactNode } from 'react'
import { Section } from '../ui/Section'

/** The end of a page with a list; `children` lead on. Left out while it has no heading. */
export function ListEnding({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children: ReactNode
}) {
  if (!heading) return null
  return (
    <Section id="next" heading="next-heading" className="bg-tint">
      <div className="columns-12 items-center gap-y-8">
        <div className="col-span-12 lg:col-span-8">
          <h2 id="next-heading" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[54ch] text-lead text-muted">{text}</p>
        </div>
        <div className="col-span-12 flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">{children}</div>
      </div>
    </Section>
  )
}
