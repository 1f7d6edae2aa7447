'use client'

import type { RefObject } from 'react'
import { EntryDialog } from '@/admin/shared/crud/EntryDialog'
import { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import type { ForStaff, ServiceEntity } from '@/domain/entities'
import { serviceSchema } from '@/schemas/service'
import { service } from './resource'
import { ServiceFields } from './ServiceFields'
import { toBody, toValues } from './serviceForm'

interface Props {
  entry: ForStaff<ServiceEntity> | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

export function ServiceDialog({ entry, onClose, fallbackFocus }: Props) {
  const form = useEntryForm({
    resource: service,
    entry,
    toValues,
    toBody,
    schema: serviceSchema,
    onSaved: onClose,
  })
  return (
    <EntryDialog
      title={entry ? 'Edit Service' : 'Add New Service'}
      save="Save Service"
      entry={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <ServiceFields form={form} />
    </EntryDialog>
  )
}
