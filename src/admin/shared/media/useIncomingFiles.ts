import { useEffect, useEffectEvent, useState } from 'react'

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Office programs put a picture of copied text beside it. */
const isTextForField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof HTMLElement &&
  target.matches('input, textarea') &&
  Boolean(clipboardData?.types.includes('text/plain'))

/**
 * Accepts files dropped anywhere in the window, or pasted. Otherwise a file dropped next to its target would replace
 * the page and lose unsaved text.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void, isPaused = false): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((data: DataTransfer | null, event: Event) => {
    const files = [...(data?.files ?? [])]
    if (!files.length || isPaused) return
    event.preventDefault()
    onFiles(files)
  })

  useEffect(() => {
    function onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    function onDragLeave(event: DragEvent) {
      if (!event.relatedTarget) setIsOver(false)
    }
    function onDrop(event: DragEvent) {
      setIsOver(false)
      take(event.dataTransfer, event)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!isTextForField(event)) take(event.clipboardData, event)
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])

  return { isOver: isOver && !isPaused }
}
