import { useCallback, useState } from 'react'

const key = 'frontdesk_editor_panes'

/** What is shown in the side panel. */
type Side = 'details' | 'comments' | null

interface Shown {
  preview: boolean
  side: Side
}

function remembered(): Partial<Shown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}) as Partial<Shown>
  } catch {
    return {}
  }
}

function remember(shown: Shown): void {
  try {
    localStorage.setItem(key, JSON.stringify(shown))
  } catch {
    // The storage is full: the choice holds until the page is closed.
  }
}

/** Whether the preview and a side panel have room next to the text; otherwise one of them would be below it. */
const isRoomy = () => window.innerWidth >= 1536

const withSide = (side: Side, { preview }: Shown): Shown => ({
  side,
  preview: preview && (!side || isRoomy()),
})
const withPreview = (preview: boolean, { side }: Shown): Shown => ({
  preview,
  side: preview && !isRoomy() ? null : side,
})

/** Which panes are next to the text; remembered in this browser, apart from the comments. By
 * default the details, on wide screens both. */
export function useShownPanes() {
  const [shown, setShown] = useState<Shown>(() => {
    const { preview = isRoomy(), side = 'details' } = remembered()
    // Comments left open would hide the fields of the next entry.
    return withSide(side && 'details', { preview, side })
  })
  function change(next: Shown): void {
    setShown(next)
    remember(next)
  }
  return {
    isPreviewShown: shown.preview,
    side: shown.side,
    togglePreview: () => change(withPreview(!shown.preview, shown)),
    toggleSide: (side: Side) => change(withSide(shown.side === side ? null : side, shown)),
    showDetails: useCallback(() => setShown((last) => withSide('details', last)), []),
    showComments: useCallback(() => setShown((last) => withSide('comments', last)), []),
  }
}

export type ShownPanes = ReturnType<typeof useShownPanes>
