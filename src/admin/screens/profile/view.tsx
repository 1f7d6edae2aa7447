import { adminView, framedView } from '@/admin/shell/adminView'
import { staffRoles } from '@/domain/roles'
import { Profile } from './Profile'

const definition = {
  title: 'Profile',
  allow: staffRoles,
  screen: () => <Profile />,
} as const

export const ProfileView = adminView(definition)

/** Replaces Payload's account page; Payload adds its own template around it. */
export const AccountView = framedView(definition)
