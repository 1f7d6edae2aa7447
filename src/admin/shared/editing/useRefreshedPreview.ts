import { type RefObject, useEffect, useRef, useState } from 'react'

/** Of a page that listens from now on. */
const isReady = ({ data, origin }: MessageEvent) =>
  origin === location.origin && data?.type === 'payload-live-preview' && data.ready === true

/**
 * Tells the page in a frame of each save, so that it shows the newest version. A page that was still loading at a save
 * says when it is ready, and is told then.
 * @param version changes with every save
 */
export function useRefreshedPreview(frame: RefObject<HTMLIFrameElement | null>, version: string): void {
  const newest = useRef(version)
  const [loaded] = useState(version)
  useEffect(() => {
    const refresh = () =>
      frame.current?.contentWindow?.postMessage({ type: 'payload-document-event' }, location.origin)
    if (newest.current !== version) {
      newest.current = version
      refresh()
    }
    function onMessage(event: MessageEvent) {
      const isOurs = event.source === frame.current?.contentWindow
      if (isOurs && isReady(event) && newest.current !== loaded) refresh()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame, version, loaded])
}
