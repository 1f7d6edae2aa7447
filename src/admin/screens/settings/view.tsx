import { adminView } from '@/admin/shell/adminView'
import { adminOnly } from '@/domain/roles'
import { settings } from '@/settings'
import { Settings } from './Settings'

export const SettingsView = adminView({
  title: 'Settings',
  allow: adminOnly,
  screen: () => <Settings hasMail={Boolean(settings.mail)} />,
})
