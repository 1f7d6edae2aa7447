import { listQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { service } from './resource'
import { Services } from './Services'

export const ServicesView = adminView({
  title: 'Services',
  allow: ['admin'],
  asks: listQueries(service),
  screen: () => <Services />,
})
