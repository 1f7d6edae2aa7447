import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiRequest } from '@/admin/shared/api/api'
import { pluralize } from '@/domain/pluralize'
import { type BackupsEntity, isUnderway, type SystemEntity } from '@/domain/system'
import { toast } from '@/toast/toast'

const systemKey = ['system'] as const
const backupsPath = '/api/admin/system/backups'
/** Interval for polling progress, in milliseconds. */
const pollInterval = 1000

/** The state of the product; polled while demo content is being added. */
export const useSystem = () =>
  useQuery({
    queryKey: systemKey,
    queryFn: () => apiRequest<SystemEntity>('/api/admin/system'),
    refetchInterval: ({ state: { data } }) => data?.demo != null && pollInterval,
  })

function useShowBackups() {
  const client = useQueryClient()
  return (backups: BackupsEntity) =>
    client.setQueryData<SystemEntity>(systemKey, (system) => system && { ...system, backups })
}

export function useOrderBackup() {
  const show = useShowBackups()
  return useMutation({
    mutationFn: () => apiRequest<BackupsEntity>(backupsPath, { method: 'POST' }),
    onSuccess: show,
    onError: () => toast({ title: "The backup couldn't be started", variant: 'destructive' }),
  })
}

/** Polls a backup until it ends; does nothing while none is running. */
export function useFollowBackup({ progress }: BackupsEntity) {
  const show = useShowBackups()
  const isRunning = isUnderway(progress)
  const onProgress = useEffectEvent((now: BackupsEntity) => {
    show(now)
    if (now.progress.state === 'done') toast({ title: 'Backup complete' })
    if (now.progress.state === 'failed') toast({ title: 'The backup failed', variant: 'destructive' })
  })
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    // Uses its own timer: an unchanged response doesn't re-render, which would end the polling.
    async function look() {
      const now = await apiRequest<BackupsEntity>(backupsPath).catch(() => undefined)
      if (isOver) return
      // Keeps polling if the server is briefly unavailable.
      timer = setTimeout(look, pollInterval)
      if (now) onProgress(now)
    }
    timer = setTimeout(look, pollInterval)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isRunning])
}

export function useRetryJobs() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest<{ retried: number }>('/api/admin/system/jobs/retry', { method: 'POST' }),
    onSuccess: ({ retried }) => {
      toast({ title: `Retrying ${pluralize(retried, 'job')}` })
      return client.invalidateQueries({ queryKey: systemKey })
    },
    onError: () => toast({ title: "Jobs couldn't be retried", variant: 'destructive' }),
  })
}

export function useCheckMail() {
  return useMutation({
    mutationFn: () =>
      apiRequest<{ isReachable: boolean; message: string }>('/api/admin/system/mail/check', {
        method: 'POST',
      }),
    onError: () => toast({ title: "The mail server couldn't be checked", variant: 'destructive' }),
  })
}
