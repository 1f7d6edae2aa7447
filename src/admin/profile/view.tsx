import { adminView } from '../adminView'
import { Profile } from './Profile'

export const ProfileView = adminView({
  title: 'Profile',
  allow: ['admin', 'editor'],
  screen: () => <Profile />,
})
