import { adminView } from '@/admin/shell/adminView'
import { contentRoles } from '@/domain/roles'
import { MediaScreen } from './MediaScreen'

export const MediaView = adminView({
  title: 'Media',
  allow: contentRoles,
  screen: ({ role }) => <MediaScreen role={role} />,
})
