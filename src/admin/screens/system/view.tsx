import { adminView } from '@/admin/shell/adminView'
import { System } from './System'

export const SystemView = adminView({
  title: 'System',
  allow: ['admin'],
  screen: () => <System />,
})
