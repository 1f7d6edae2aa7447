import { useState } from 'react'
import type { Resource } from './resource'
import { useEntry } from './useCrud'

interface Opened<Entity> {
  /** Null for a new entry. */
  entry: Entity | null
}

/**
 * The entry shown in the dialog, as it was when the dialog opened. Null while the dialog is closed, or while an entry
 * outside the current page is being fetched.
 */
export function useOpened<Entity extends { id: string }>(
  resource: Resource,
  edited: string | null,
  shown: Entity[] | undefined,
): { opened: Opened<Entity> | null; error: Error | null; retry: () => void } {
  const [held, setHeld] = useState<Entity | null>(null)
  const isOne = edited !== null && edited !== 'new'
  const isHeld = isOne && held?.id === edited
  const listed = isOne ? shown?.find(({ id }) => id === edited) : undefined
  const isElsewhere = isOne && !isHeld && shown !== undefined && !listed
  const fetched = useEntry<Entity>(resource, isElsewhere ? edited : null)
  const found = listed ?? (isElsewhere ? fetched.data : undefined)
  if (isOne && !isHeld && found) setHeld(found)
  if (!isOne && held) setHeld(null)
  const retry = () => void fetched.refetch()
  if (edited === 'new') return { opened: { entry: null }, error: null, retry }
  return { opened: isHeld ? { entry: held } : null, error: isElsewhere ? fetched.error : null, retry }
}
