import type { HTMLAttributes, Ref } from 'react'

/** Above our screens, below Payload's own drawers (z-index 30). */
export const panelClass =
  'frontdesk fixed inset-x-3 top-1/2 z-[29] mx-auto flex max-h-[calc(100dvh-24px)] -translate-y-1/2 flex-col rounded-xl border border-line bg-surface text-ink shadow-2xl outline-none short:inset-x-1 short:max-h-[calc(100dvh-8px)] short:overflow-y-auto'

/** The overlay behind a dialog, at the dialog's own level, so that a nested dialog dims the first one. */
export function Backdrop(props: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }) {
  return <div {...props} className="fixed inset-0 z-[29] bg-black/50" />
}
