import type { UIFieldServerProps } from 'payload'
import { oldSlugs } from '@/content/slugHistory'
import { pathBySlug, type SluggedCollection } from '@/domain/slugs'
import { OldAddressList } from '../shared/crud/OldAddressList'

type Props = UIFieldServerProps & { collectionSlug: string; id?: string | number }

/** Old URLs that redirect to the entry, next to its slug in the editor. */
export async function OldAddresses({ id, data, user, collectionSlug }: Props) {
  if (!id) return null
  const entry = { id: String(id), slug: typeof data?.slug === 'string' ? data.slug : null }
  const slugs = (await oldSlugs([entry], { overrideAccess: false, user })).get(entry.id) ?? []
  if (slugs.length === 0) return null
  const toPath = pathBySlug[collectionSlug as SluggedCollection]
  return (
    <div className="frontdesk mb-5">
      <OldAddressList slugs={slugs} toPath={toPath} />
    </div>
  )
}
