import { useCallback, useState } from 'react'

/** The height of an element in pixels, as it changes; null until it is measured. */
export function useHeight<Measured extends HTMLElement>() {
  const [height, setHeight] = useState<number | null>(null)
  const ref = useCallback((element: Measured | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, height] as const
}
