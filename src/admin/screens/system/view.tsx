import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { System } from './System'

export const SystemView = adminView({
  title: 'System',
  allow: adminOnly,
  screen: () => <System />,
})
