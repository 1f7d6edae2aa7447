import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { formatTime } from '@/domain/clock'
import type { VersionLine } from '@/domain/entities'
import { pageSize } from '@/domain/limits'
import { toast } from '@/toast/toast'
import { apiPage, apiRequest } from '../api/api'
import { toastFailure } from '../api/toastFailure'
import { Dialog } from '../dialogs/Dialog'
import { fieldLabel } from '../forms/fieldLabel'
import { Button } from '../ui/Button'
import { ErrorState } from '../ui/ErrorState'
import { Skeleton } from '../ui/Skeleton'
import { useSingleFlight } from '../ui/useSingleFlight'
import { VersionCompare } from './VersionCompare'
import { VersionList } from './VersionList'

interface Props<Entity> {
  /** Of what has versions. */
  path: `/api/${string}`
  /** What is read of it, such as `locale=de`. */
  search?: string
  current: Entity
  toValues: (entity: Entity) => object
  labelOf?: (field: string) => string
  description: string
  /** Makes a version the draft. */
  onRestore: (id: string) => Promise<void>
  onClose: () => void
  /** Takes the focus on close if the URL opened the dialog. */
  fallbackFocus?: RefObject<HTMLElement | null>
}

/** A version as it was; not fetched while `id` is undefined. */
function useVersion<Entity>(path: `/api/${string}`, search: string, id: string | undefined) {
  return useQuery({
    queryKey: [path, search, 'version', id],
    queryFn: () => apiRequest<Entity>(`${path}/versions/${id}?${search}`),
    enabled: id !== undefined,
  })
}

/** The history of an entry or a page. A version is compared with the one before it or with the current one, and restored. */
export function VersionsDialog<Entity extends { updatedAt: string }>({
  path,
  search = '',
  current,
  toValues,
  labelOf = fieldLabel,
  description,
  onRestore,
  onClose,
  fallbackFocus,
}: Props<Entity>) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string>()
  const [against, setAgainst] = useState<'current' | 'before'>('current')
  const once = useSingleFlight()
  const list = useQuery({
    queryKey: [path, search, 'versions', current.updatedAt, page],
    queryFn: () => apiPage<VersionLine>(`${path}/versions?limit=${pageSize}&page=${page}&${search}`),
  })
  const versions = list.data?.entries ?? []
  // At first the one before the current one.
  const shown = chosen ?? (page === 1 ? versions[1]?.id : undefined)
  const index = versions.findIndex(({ id }) => id === shown)
  const [line, before] = [versions[index], versions[index + 1]]
  const version = useVersion<Entity>(path, search, line?.id)
  const other = useVersion<Entity>(path, search, line && against === 'before' ? before?.id : undefined)
  const isBefore = against === 'before'
  const compared = isBefore ? other.data : current

  /** @returns whether it was restored */
  const restore = (wanted: string): Promise<boolean> =>
    onRestore(wanted).then(
      () => true,
      (error: unknown) => {
        toastFailure('Version not restored', error)
        return false
      },
    )

  /** Called from a toast, when this dialog is long closed. */
  async function undo(newest: string) {
    if (await restore(newest)) toast({ title: 'Restoring undone' })
  }

  async function restoreAndClose(wanted: string) {
    const newest = page === 1 ? versions[0]?.id : undefined
    if (!(await restore(wanted))) return
    onClose()
    toast({
      title: 'Version restored as a draft',
      ...(newest && { action: { label: 'Undo', onClick: () => void undo(newest) } }),
    })
  }

  const isCurrent = page === 1 && index === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Versions"
      description={description}
      size="full"
      fallbackFocus={fallbackFocus}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={!line || isCurrent}
            onClick={() => line && void once(() => restoreAndClose(line.id))}
          >
            Restore this version
          </Button>
        </>
      }
    >
      {list.isError && (
        <ErrorState
          title="The versions couldn't be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-60" />}
      <div className="grid gap-6 md:grid-cols-[280px_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          <VersionList
            versions={versions}
            chosen={line?.id}
            onChoose={setChosen}
            labelOf={labelOf}
            isFirstPage={page === 1}
          />
          {list.data && list.data.total > pageSize && (
            <div className="flex justify-between gap-2">
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                Newer
              </Button>
              <Button disabled={page * pageSize >= list.data.total} onClick={() => setPage(page + 1)}>
                Older
              </Button>
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {!line && list.data && (
            <p className="text-sm text-muted">Choose a version to see how it differs.</p>
          )}
          {line && (
            <fieldset className="flex flex-wrap gap-1">
              <legend className="sr-only">Compare with</legend>
              <Button
                variant={isBefore ? 'quiet' : 'secondary'}
                aria-pressed={!isBefore}
                onClick={() => setAgainst('current')}
              >
                With the current one
              </Button>
              <Button
                variant={isBefore ? 'secondary' : 'quiet'}
                aria-pressed={isBefore}
                disabled={!before}
                onClick={() => setAgainst('before')}
              >
                With the one before
              </Button>
            </fieldset>
          )}
          {version.isError && (
            <ErrorState
              title="This version couldn't be loaded"
              error={version.error}
              onRetry={() => void version.refetch()}
            />
          )}
          {line && version.data && compared && (
            <VersionCompare
              before={toValues(isBefore ? compared : version.data)}
              after={toValues(isBefore ? version.data : compared)}
              labelOf={labelOf}
              titles={{
                before: formatTime(isBefore && before ? before.updatedAt : line.updatedAt),
                after: isBefore ? formatTime(line.updatedAt) : 'Current',
              }}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
