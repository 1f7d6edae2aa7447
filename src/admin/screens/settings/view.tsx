import { adminView } from '../../shell/adminView'
import { Settings } from './Settings'

export const SettingsView = adminView({
  title: 'Settings',
  allow: ['admin'],
  screen: () => <Settings />,
})
