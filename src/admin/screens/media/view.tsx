import { adminView } from '@/admin/shell/adminView'
import { MediaScreen } from './MediaScreen'

export const MediaView = adminView({
  title: 'Media',
  allow: ['admin', 'editor'],
  screen: () => <MediaScreen />,
})
