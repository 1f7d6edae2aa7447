import { entriesQueries } from '@/admin/shared/crud/entriesQuery'
import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { Portfolio } from './Portfolio'
import { project } from './resource'

export const PortfolioView = adminView({
  title: 'Portfolio',
  allow: contentRoles,
  queries: entriesQueries(project),
  screen: () => <Portfolio />,
})
