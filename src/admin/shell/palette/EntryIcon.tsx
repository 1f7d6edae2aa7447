import { CircleUser, ExternalLink, Keyboard, LogOut, Plus, SunMoon } from 'lucide-react'
import { SectionIcon } from '../SectionIcon'
import type { Entry } from './entries'

const ours = {
  add: Plus,
  theme: SunMoon,
  keys: Keyboard,
  site: ExternalLink,
  account: CircleUser,
  logout: LogOut,
}

export function EntryIcon({ name }: { name: Entry['icon'] }) {
  if (!(name in ours)) return <SectionIcon name={name as Exclude<Entry['icon'], keyof typeof ours>} />
  const Icon = ours[name as keyof typeof ours]
  return <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
}
