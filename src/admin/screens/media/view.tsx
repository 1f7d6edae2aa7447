import { adminView } from '@/admin/shell/adminView'
import { staffRoles } from '@/domain/roles'
import { MediaScreen } from './MediaScreen'

export const MediaView = adminView({
  title: 'Media',
  allow: staffRoles,
  screen: () => <MediaScreen />,
})
