import { adminView } from '@/admin/shell/adminView'
import { Settings } from './Settings'

export const SettingsView = adminView({
  title: 'Settings',
  allow: ['admin'],
  screen: () => <Settings />,
})
