import {
  editorPathFor,
  editPagePath,
  leadPathFor,
  leadsPath,
  mediaPath,
  portfolioPath,
  postPathFor,
  productsPath,
  servicesPath,
  settingsPath,
  systemPath,
  trashPath,
  usersPath,
} from '@/admin/paths'
import type { AuditEntity } from '@/domain/entities'
import { type PageSlug, pageModels, pageNames } from '@/domain/pageTexts/pages'

/** The forms of the pages' texts, by the global that stores them. */
const pageForms = Object.fromEntries(
  pageNames.map((name) => [pageModels[name].slug, () => editPagePath(name)]),
) as Record<PageSlug, () => string>

const pathsOf: Record<AuditEntity['kind'], (id: string) => string> = {
  lead: leadPathFor,
  service: (id) => `${servicesPath}?edit=${id}`,
  product: (id) => `${productsPath}?edit=${id}`,
  project: (id) => `${portfolioPath}?edit=${id}`,
  'blog-post': postPathFor,
  page: (id) => editorPathFor('page', id),
  media: (id) => `${mediaPath}?edit=${id}`,
  users: () => usersPath,
  'site-settings': () => settingsPath,
  ...pageForms,
  backup: () => systemPath,
}

/** The URL of an entry's subject; null if the entry says that it was deleted. */
export const subjectPath = ({ kind, document, action, title }: AuditEntity): string | null =>
  action === 'deleted'
    ? null
    : action === 'exported'
      ? leadsPath
      : action === 'trashed' && kind !== 'lead'
        ? `${trashPath}?${new URLSearchParams({ search: title })}`
        : pathsOf[kind](document)
