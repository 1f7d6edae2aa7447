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

/** Which panes are next to the text; remembered in this browser. By default the details, on wide screens both. */
export function useShownPanes() {
  const [shown, setShown] = useState<Shown>(() => {
    const { preview = window.innerWidth >= 1536, side = 'details' } = remembered()
    return { preview, side }
  })
  function change(next: Shown): void {
    setShown(next)
    remember(next)
  }
  return {
    isPreviewShown: shown.preview,
    side: shown.side,
    togglePreview: () => change({ ...shown, preview: !shown.preview }),
    toggleSide: (side: Side) => change({ ...shown, side: shown.side === side ? null : side }),
    showDetails: useCallback(() => setShown((last) => ({ ...last, side: 'details' })), []),
    showComments: useCallback(() => setShown((last) => ({ ...last, side: 'comments' })), []),
  }
}

export type ShownPanes = ReturnType<typeof useShownPanes>
