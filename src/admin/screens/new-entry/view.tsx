import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { NewEntry } from './NewEntry'

export const NewEntryView = adminView({
  title: 'New entry',
  allow: contentRoles,
  screen: ({ role }) => <NewEntry role={role} />,
})
