'use client'

import { BriefcaseBusiness } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import { service } from './resource'
import { ServiceCard } from './ServiceCard'
import { ServiceDialog } from './ServiceDialog'

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
      EditDialog={ServiceDialog}
    />
  )
}
