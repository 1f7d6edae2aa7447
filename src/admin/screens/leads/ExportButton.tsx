'use client'

import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { apiFile } from '@/admin/shared/api/api'
import { saveFile } from '@/admin/shared/api/saveFile'
import { Button } from '@/admin/shared/ui/Button'
import { toast } from '@/toast/toast'
import { type LeadsFilter, leadsFilterQuery } from './leadsList'

interface Props {
  /** The leads to export. */
  filter: LeadsFilter
  /** Limits the export to the selected leads. */
  ids?: string[]
  /** There is nothing to export. */
  isEmpty?: boolean
  children: ReactNode
}

/** Downloads leads as a CSV file. */
export function ExportButton({ filter, ids, isEmpty = false, children }: Props) {
  const download = useMutation({
    mutationFn: () => {
      const query = leadsFilterQuery(filter)
      if (ids) query.set('ids', ids.join(','))
      return apiFile(`/api/admin/leads/export?${query}`)
    },
    onSuccess: saveFile,
    onError: () => toast({ title: 'Failed to export leads', variant: 'destructive' }),
  })
  return (
    <Button
      icon={<Download aria-hidden size={14} />}
      disabled={isEmpty || download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? 'Exporting…' : children}
    </Button>
  )
}
