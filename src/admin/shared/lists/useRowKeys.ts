import { useEffect } from 'react'
import { isDialogOpen, isField } from '../ui/keyboard'
import { hasSingleKeys } from '../ui/singleKeys'
import { type RowCommand, rowCommandOf } from './rowKeys'

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')]
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

function move(by: 1 | -1): boolean {
  const all = rows()
  const row = currentRow()
  const next = row ? all[all.indexOf(row) + by] : all[0]
  next?.focus()
  return next !== undefined
}

/** @returns whether there was something to do */
function act(command: RowCommand): boolean {
  if (command === 'next') return move(1)
  if (command === 'previous') return move(-1)
  const part = command === 'select' ? 'input[type=checkbox]' : '[data-open]'
  const control = currentRow()?.querySelector<HTMLElement>(part)
  control?.click()
  return Boolean(control)
}

/** `j` and `k` move between the rows of the screen's list, `x` selects one, Enter opens it. */
export function useRowKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return
      const { activeElement } = document
      const command = rowCommandOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        hasSingleKeys: hasSingleKeys(),
        isTyping: isField(activeElement),
        isDialogOpen: isDialogOpen(),
        isOnRow: activeElement instanceof HTMLElement && activeElement.matches('[data-row]'),
      })
      if (command && act(command)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
