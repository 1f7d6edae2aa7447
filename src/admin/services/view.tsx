import { adminView } from '../adminView'
import { listAsks } from '../crud/entriesAsked'
import { service } from './resource'
import { Services } from './Services'

export const ServicesView = adminView({
  title: 'Services',
  allow: ['admin'],
  asks: listAsks(service),
  screen: () => <Services />,
})
