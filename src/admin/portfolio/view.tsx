import { adminView } from '../adminView'
import { listAsks } from '../crud/entriesAsked'
import { Portfolio } from './Portfolio'
import { project } from './resource'

export const PortfolioView = adminView({
  title: 'Portfolio',
  allow: ['admin', 'editor'],
  asks: listAsks(project),
  screen: () => <Portfolio />,
})
