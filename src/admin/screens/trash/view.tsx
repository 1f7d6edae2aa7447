import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { Trash } from './Trash'
import { trashQueries } from './trashList'

export const TrashView = adminView({
  title: 'Trash',
  allow: contentRoles,
  queries: trashQueries,
  screen: ({ role }) => <Trash role={role} />,
})
