import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { service } from './resource'
import { Services } from './Services'

export const ServicesView = adminView({
  title: 'Services',
  allow: adminOnly,
  queries: entriesQueries(service),
  screen: () => <Services />,
})
