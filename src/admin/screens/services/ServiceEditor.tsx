'use client'

import { servicesPath } from '@/admin/paths'
import { type EditorDescription, EntryEditor } from '@/admin/shared/editing/EntryEditor'
import type { EditedEntity, ServiceEntity } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { serviceSchema } from '@/schemas/service'
import { service } from './resource'
import { ServiceFields } from './ServiceFields'
import { type ServiceValues, toBody, toValues } from './serviceForm'

const description: EditorDescription<EditedEntity<ServiceEntity>, ServiceValues> = {
  resource: service,
  parent: { label: 'Services', href: servicesPath },
  toValues,
  toBody,
  schema: serviceSchema,
  Text: ServiceFields,
}

/** The full editor of a service. */
export const ServiceEditor = (props: { id: string; role: Role }) => (
  <EntryEditor description={description} {...props} />
)
