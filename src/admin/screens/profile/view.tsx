import { adminView, framedView } from '@/admin/shell/adminView'
import { Profile } from './Profile'

const definition = {
  title: 'Profile',
  allow: ['admin', 'editor'],
  screen: () => <Profile />,
} as const

export const ProfileView = adminView(definition)

/** In place of Payload's own page of the account, which Payload frames itself. */
export const AccountView = framedView(definition)
