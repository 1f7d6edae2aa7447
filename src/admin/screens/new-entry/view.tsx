import { adminView } from '@/admin/shell/adminView'
import { staffRoles } from '@/domain/roles'
import { NewEntry } from './NewEntry'

export const NewEntryView = adminView({
  title: 'New entry',
  allow: staffRoles,
  screen: ({ role }) => <NewEntry role={role} />,
})
