import { useCallback, useState } from 'react'

const key = 'frontdesk_editor_panes'

interface Shown {
  preview: boolean
  panel: boolean
}

function remembered(): Shown | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Shown | null
  } catch {
    return null
  }
}

/** Which panes are next to the text; remembered in this browser. By default the panel, on wide screens both. */
export function useShownPanes() {
  const [shown, setShown] = useState<Shown>(
    () => remembered() ?? { preview: window.innerWidth >= 1536, panel: true },
  )
  const change = useCallback(
    (next: (last: Shown) => Shown) =>
      setShown((last) => {
        const chosen = next(last)
        localStorage.setItem(key, JSON.stringify(chosen))
        return chosen
      }),
    [],
  )
  return {
    isPreviewShown: shown.preview,
    isPanelShown: shown.panel,
    togglePreview: () => change((last) => ({ ...last, preview: !last.preview })),
    togglePanel: () => change((last) => ({ ...last, panel: !last.panel })),
    showPanel: useCallback(() => setShown((last) => ({ ...last, panel: true })), []),
  }
}
