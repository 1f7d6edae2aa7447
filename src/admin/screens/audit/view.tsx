import { adminView } from '@/admin/shell/adminView'
import { Audit } from './Audit'

export const AuditView = adminView({
  title: 'Audit trail',
  allow: ['admin'],
  screen: () => <Audit />,
})
