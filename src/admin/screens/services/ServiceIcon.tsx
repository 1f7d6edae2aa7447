import {
  Brush,
  Cloud,
  Code,
  Cog,
  Database,
  Globe,
  LaptopMinimalCheck,
  Server,
  ShieldCheck,
  Smartphone,
} from 'lucide-react'
import type { ServiceIcon as Name } from '@/domain/categories'

const drawings = {
  code: Code,
  'laptop-code': LaptopMinimalCheck,
  'mobile-alt': Smartphone,
  database: Database,
  'paint-brush': Brush,
  cloud: Cloud,
  cogs: Cog,
  globe: Globe,
  server: Server,
  'shield-alt': ShieldCheck,
} satisfies Record<Name, unknown>

interface Props {
  name: Name
  size?: number
}

/** A service's icon, as the site shows it. */
export function ServiceIcon({ name, size = 16 }: Props) {
  const Drawing = drawings[name]
  return <Drawing aria-hidden size={size} strokeWidth={1.75} className="shrink-0" />
}
