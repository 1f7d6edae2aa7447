import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { PageScreen } from './PageScreen'
import { Pages } from './Pages'
import { pagesQuery } from './pagesQuery'

export const PagesView = adminView({
  title: 'Pages',
  allow: contentRoles,
  queries: () => [pagesQuery],
  screen: ({ role }) => <Pages role={role} />,
})

export const PageTextsView = adminView({
  title: 'Pages',
  allow: contentRoles,
  screen: () => <PageScreen />,
})
