import { adminView, framedView } from '@/admin/shell/adminView'
import { staffRoles } from '@/domain/roles'
import { Profile } from './Profile'

const definition = {
  title: 'Profile',
  allow: staffRoles,
  screen: () => <Profile />,
} as const

export const ProfileView = adminView(definition)

/** In place of Payload's own page of the account, which Payload frames itself. */
export const AccountView = framedView(definition)
