import type { ReactNode } from 'react'
import { slugify } from '@/domain/slug'

interface Props {
  title: string
  hint: string
  /** The description above the fields, where there is no room beside them. */
  isStacked?: boolean
  children: ReactNode
}

/** The element of a section, for links to it. */
export const sectionId = (title: string) => `section-${slugify(title)}`

/** A group of fields, with a description on the left. */
export function FormSection({ title, hint, isStacked = false, children }: Props) {
  const id = sectionId(title)
  const heading = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`grid scroll-mt-4 gap-x-10 gap-y-4 border-t border-line pt-6 ${isStacked ? '' : 'lg:grid-cols-[220px_minmax(0,1fr)]'}`}
    >
      <div>
        <h2 id={heading} className="font-display text-lg font-semibold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{hint}</p>
      </div>
      <div className="grid max-w-3xl min-w-0 content-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}

/** Makes a field span the full width. */
export const whole = 'sm:col-span-2'
