import type { UIFieldServerProps } from 'payload'
import { oldSlugs } from '@/content/addresses'
import { paths } from '@/domain/paths'
import { OldAddressList } from '../shared/crud/OldAddressList'

const pathOf = { 'blog-post': paths.post, project: paths.project }

type Props = UIFieldServerProps & { collectionSlug: string; id?: string | number }

/** The addresses that lead to the entry from before, beside its slug in the editor. */
export async function OldAddresses({ id, data, user, collectionSlug }: Props) {
  if (!id) return null
  const entry = { id: String(id), slug: typeof data?.slug === 'string' ? data.slug : null }
  const slugs = (await oldSlugs([entry], { overrideAccess: false, user })).get(entry.id) ?? []
  if (slugs.length === 0) return null
  const toPath = pathOf[collectionSlug as keyof typeof pathOf]
  return (
    <div className="frontdesk mb-5">
      <OldAddressList slugs={slugs} toPath={toPath} />
    </div>
  )
}
