import { adminView } from '../adminView'
import { Services } from './Services'

export const ServicesView = adminView({
  title: 'Services',
  allow: ['admin'],
  screen: () => <Services />,
})
