'use client'

import { BriefcaseBusiness } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import type { Column } from '@/admin/shared/lists/ListTable'
import type { ForStaff, ServiceEntity } from '@/domain/entities'
import { service } from './resource'
import { ServiceCard } from './ServiceCard'
import { ServiceDialog } from './ServiceDialog'

const columns: Column<ForStaff<ServiceEntity>>[] = [
  { label: 'Price', render: ({ price }) => price },
  { label: 'Order', isNumber: true, render: ({ order }) => order },
]

/** Services Management: specification §2. */
export function Services() {
  return (
    <Crud
      resource={service}
      title="Services Management"
      nouns={['service', 'services']}
      add="Add Service"
      empty={{
        icon: <BriefcaseBusiness aria-hidden size={24} />,
        title: 'No services yet',
        hint: 'Services you add appear on the home page and the Services page.',
        add: 'Add First Service',
      }}
      Card={ServiceCard}
      columns={columns}
      EditDialog={ServiceDialog}
    />
  )
}
