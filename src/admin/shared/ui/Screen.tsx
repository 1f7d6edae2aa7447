import type { ReactNode } from 'react'
import { StaleNotice } from './StaleNotice'

interface Props {
  title: string
  /** Next to the title: actions for the whole screen. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the back office: heading and content. */
export function Screen({ title, actions, children }: Props) {
  return (
    <main
      id="content"
      // Named, because a preview within it has a main landmark too.
      aria-labelledby="screen-title"
      className="frontdesk flex flex-col gap-6 px-(--gutter-h) pt-6 pb-16 text-base text-ink"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 id="screen-title" className="text-3xl leading-tight font-semibold">
          {title}
        </h1>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <StaleNotice />
      {children}
    </main>
  )
}
