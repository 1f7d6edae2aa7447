import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { Audit } from './Audit'

export const AuditView = adminView({
  title: 'Audit log',
  allow: adminOnly,
  screen: () => <Audit />,
})
