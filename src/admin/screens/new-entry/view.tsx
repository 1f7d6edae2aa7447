import { adminView } from '@/admin/shell/adminView'
import { NewEntry } from './NewEntry'

export const NewEntryView = adminView({
  title: 'New entry',
  allow: ['admin', 'editor'],
  screen: ({ role }) => <NewEntry role={role} />,
})
