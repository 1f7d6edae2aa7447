import {
  BriefcaseBusiness,
  ClipboardList,
  Cog,
  FileText,
  History,
  Image,
  Inbox,
  Languages,
  LayoutDashboard,
  Newspaper,
  Package,
  PanelsTopLeft,
  Server,
  SquareKanban,
  Trash2,
  Users,
} from 'lucide-react'
import type { Section } from './sections'

const icons = {
  dashboard: LayoutDashboard,
  leads: Inbox,
  crm: SquareKanban,
  services: BriefcaseBusiness,
  products: Package,
  portfolio: PanelsTopLeft,
  blog: Newspaper,
  media: Image,
  pages: FileText,
  translations: Languages,
  report: ClipboardList,
  trash: Trash2,
  settings: Cog,
  users: Users,
  system: Server,
  audit: History,
} as const

export function SectionIcon({ name }: { name: Section['icon'] }) {
  const Icon = icons[name]
  return <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
}
