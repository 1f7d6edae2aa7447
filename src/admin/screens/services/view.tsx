import { listQueries } from '../../shared/crud/entriesQuery'
import { adminView } from '../../shell/adminView'
import { service } from './resource'
import { Services } from './Services'

export const ServicesView = adminView({
  title: 'Services',
  allow: ['admin'],
  asks: listQueries(service),
  screen: () => <Services />,
})
