import { useEffect, useRef } from 'react'
import { isDialogOpen, isField } from '@/admin/shared/ui/keyboard'
import { hasSingleKeys } from '@/admin/shared/ui/singleKeys'
import { type Command, commandOf, goPause } from './keys'

/** Listens for shortcuts everywhere in the back office, except while the user types. */
export function useKeys(onCommand: (command: NonNullable<Command>) => void): void {
  const latest = useRef(onCommand)
  useEffect(() => {
    latest.current = onCommand
  })
  useEffect(() => {
    let goneAt = Number.NEGATIVE_INFINITY
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const { activeElement } = document
      const command = commandOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        hasSingleKeys: hasSingleKeys(),
        isTyping: isField(activeElement),
        isRichText: activeElement instanceof HTMLElement && activeElement.isContentEditable,
        isDialogOpen: isDialogOpen(),
        isGoing: performance.now() - goneAt < goPause,
      })
      goneAt = command?.do === 'startGo' ? performance.now() : Number.NEGATIVE_INFINITY
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
