import { listQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { Portfolio } from './Portfolio'
import { project } from './resource'

export const PortfolioView = adminView({
  title: 'Portfolio',
  allow: ['admin', 'editor'],
  asks: listQueries(project),
  screen: () => <Portfolio />,
})
