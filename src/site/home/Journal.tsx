import type { PostCard } from '@/content/posts'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { PostRow } from '../blog/PostRow'
import type { PageContext } from '../page'
import { MoreLink } from '../ui/MoreLink'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

interface Props {
  heading: string
  posts: PostCard[]
  context: PageContext
}

/** Renders nothing if there are none. */
export function Journal({ heading, posts, context }: Props) {
  const { locale, t } = context
  if (posts.length === 0) return null
  return (
    <Section id="journal" heading="journal-heading">
      <SectionHead id="journal-heading" heading={heading}>
        <MoreLink href={localizedPath(locale, paths.blog)}>{t('journal.all')}</MoreLink>
      </SectionHead>
      <ul className="border-rule border-b">
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} context={context} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
