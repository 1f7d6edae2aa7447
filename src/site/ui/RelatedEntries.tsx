import type { ReactNode } from 'react'
import { Section } from './Section'

const places = {
  // Image next to text: a single tile would leave a gap on one side.
  1: 'lg:col-span-8 lg:col-start-5 sm:[&_article:has(img)]:grid-cols-2 sm:[&_article]:items-center',
  2: 'lg:col-span-8 lg:col-start-5 sm:grid-cols-2',
  3: 'entries sm:grid-cols-2 lg:grid-cols-3',
}

/** Up to three related entries. Fewer are placed next to their heading, so that no row is half empty. */
export function RelatedEntries({
  heading,
  className = '',
  children,
}: {
  heading: string
  className?: string
  children: ReactNode[]
}) {
  if (children.length === 0) return null
  const count = Math.min(children.length, 3) as keyof typeof places
  return (
    <Section id="related" heading="related-heading" className={className}>
      <div className={count < 3 ? 'lg:columns-12' : ''}>
        <h2 id="related-heading" className="mb-10 text-h2 lg:col-span-4 lg:row-start-1">
          {heading}
        </h2>
        <ul className={`grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-14 lg:row-start-1 ${places[count]}`}>
          {children}
        </ul>
      </div>
    </Section>
  )
}
