import {
  blogPath,
  leadPathFor,
  portfolioPath,
  postPathFor,
  productsPath,
  profilePath,
  servicesPath,
} from '@/admin/paths'
import type { FoundEntry, FoundKind } from '@/domain/entities'
import { type Role, worksOnContent } from '@/domain/roles'
import { rankByRelevance } from '@/domain/search/rankByRelevance'
import { type Section, sectionsFor } from '../sections'

/** An entry of the palette: it navigates, or runs an action. */
export interface Entry {
  id: string
  title: string
  detail?: string
  icon: Section['icon'] | 'add' | 'theme' | 'keys' | 'site' | 'account' | 'logout'
  href?: string
  act?: 'theme' | 'keys' | 'logout'
  /** More keywords to find it by. */
  words?: string[]
}

export interface Group {
  title: string
  entries: Entry[]
}

const adminActions: Entry[] = [
  {
    id: 'add-service',
    title: 'Add service',
    icon: 'add',
    href: `${servicesPath}?edit=new`,
    words: ['new', 'create'],
  },
  {
    id: 'add-product',
    title: 'Add product',
    icon: 'add',
    href: `${productsPath}?edit=new`,
    words: ['new', 'create'],
  },
]

const contentActions: Entry[] = [
  {
    id: 'write-post',
    title: 'Write post',
    icon: 'add',
    href: `${blogPath}?edit=new`,
    words: ['new', 'article', 'blog'],
  },
  {
    id: 'add-project',
    title: 'Add project',
    icon: 'add',
    href: `${portfolioPath}?edit=new`,
    words: ['new', 'portfolio', 'create'],
  },
]

const actionsFor = (role: Role): Entry[] => [
  ...(worksOnContent(role) ? contentActions : []),
  ...(role === 'admin' ? adminActions : []),
  { id: 'theme', title: 'Change theme', icon: 'theme', act: 'theme', words: ['dark', 'light'] },
  {
    id: 'keys',
    title: 'Keyboard shortcuts',
    icon: 'keys',
    act: 'keys',
    words: ['shortcuts', 'keyboard', 'help'],
  },
  {
    id: 'account',
    title: 'My profile',
    icon: 'account',
    href: profilePath,
    words: ['account', 'password'],
  },
  { id: 'site', title: 'View site', icon: 'site', href: '/', words: ['public', 'website'] },
  { id: 'logout', title: 'Log out', icon: 'logout', act: 'logout', words: ['sign out', 'leave'] },
]

const narrowed = (entries: Entry[], query: string) =>
  query
    ? rankByRelevance(entries, query, ({ title, words = [] }) => ({ title, labels: words.join(' ') }))
    : entries

/** More keywords to find sections by. */
const sectionWords: Partial<Record<Section['icon'], string[]>> = {
  leads: ['inquiries'],
  crm: ['pipeline', 'board', 'deals'],
  media: ['images', 'upload'],
  pages: ['home', 'about', 'contact', 'texts'],
  translations: ['languages'],
  report: ['outdated', 'views'],
  trash: ['deleted', 'restore'],
  settings: ['languages', 'contact', 'email', 'phone', 'whatsapp', 'social', 'analytics'],
  users: ['people', 'team', 'roles', 'accounts'],
  audit: ['history', 'changes'],
  system: ['backup', 'jobs', 'version'],
}

/** The places and actions available to a role that match the input. */
export function ownEntries(role: Role, query: string): Group[] {
  const sections = sectionsFor(role).flatMap((group) =>
    group.sections.map(({ label, href, icon }) => ({
      id: href,
      title: label,
      href,
      icon,
      words: sectionWords[icon] ?? [],
    })),
  )
  return [
    { title: 'Go to', entries: narrowed(sections, query) },
    { title: 'Actions', entries: narrowed(actionsFor(role), query) },
  ]
}

const found: Record<FoundKind, { title: string; icon: Section['icon']; path: (id: string) => string }> = {
  lead: { title: 'Leads', icon: 'leads', path: leadPathFor },
  post: { title: 'Posts', icon: 'blog', path: postPathFor },
  project: { title: 'Projects', icon: 'portfolio', path: (id) => `${portfolioPath}?edit=${id}` },
  product: { title: 'Products', icon: 'products', path: (id) => `${productsPath}?edit=${id}` },
  service: { title: 'Services', icon: 'services', path: (id) => `${servicesPath}?edit=${id}` },
}

/** Search results by type, the type with the best match first. */
export function foundEntries(hits: FoundEntry[]): Group[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    title: found[kind].title,
    entries: hits
      .filter((hit) => hit.kind === kind)
      .map(({ id, title, detail }) => ({
        id: `${kind}-${id}`,
        title,
        detail,
        icon: found[kind].icon,
        href: found[kind].path(id),
      })),
  }))
}
