import { useMutation, useQueryClient } from '@tanstack/react-query'
import { labelOf } from '@/domain/choice'
import { type TrashKind, trashKinds } from '@/domain/trash'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastRejection } from '../api/toastFailure'

interface Restoring {
  kind: TrashKind
  id: string
  /** The deletion to undo; if the entry was restored and deleted again since, it stays in the trash. */
  deletedAt?: string
}

interface Restored {
  /** Its new slug, if another entry has taken the old one. */
  slug?: string
}

const noun = (kind: TrashKind) => labelOf(trashKinds, kind)

/** Restores an entry from the trash, refetches what is shown and reports the outcome in a toast. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id, ...body }: Restoring) =>
      apiRequest<Restored>(`/api/admin/trash/${kind}/${id}/restore`, { method: 'POST', body }),
    onSuccess: ({ slug }, { kind }) => {
      toast({
        title: `${noun(kind)} restored`,
        ...(slug && { description: `Its old slug is in use, so it's now “${slug}”.` }),
      })
    },
    onError: (error, { kind }) => toastRejection(`Failed to restore ${noun(kind).toLowerCase()}`, error),
    // Other entries may refer to it.
    onSettled: () => client.invalidateQueries(),
  })
}

/** What deleting answers: when the entry was moved to the trash. */
export interface Deleted {
  deletedAt: string
}

/** The button in the toast about a deletion that undoes it. */
export function useUndo() {
  const restore = useRestore()
  return (restoring: Required<Restoring>) => ({
    action: { label: 'Undo', onClick: () => restore.mutate(restoring) },
  })
}
