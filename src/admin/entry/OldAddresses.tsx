import type { UIFieldServerProps } from 'payload'
import { oldSlugs } from '../../content/addresses'
import { paths } from '../../domain/paths'

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
    <div className="frontdesk mb-5 flex flex-col gap-1 text-sm">
      <p className="font-medium">Old addresses</p>
      <p className="text-muted">Who asks for one of these is sent on to where the entry is published now.</p>
      <ul className="flex flex-col gap-0.5">
        {slugs.map((slug) => (
          <li key={slug}>
            <code>{toPath(slug)}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
