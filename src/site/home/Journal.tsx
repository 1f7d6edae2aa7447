import type { PostCard } from '@/content/posts'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { PostRow } from '../blog/PostRow'
import type { PageContext } from '../page'
import { EmptyState } from '../ui/EmptyState'
import { MoreLink } from '../ui/MoreLink'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

interface Props {
  heading: string
  posts: PostCard[]
  context: PageContext
}

export function Journal({ heading, posts, context }: Props) {
  const { locale, t } = context
  return (
    <Section id="journal" heading="journal-heading">
      <SectionHead id="journal-heading" heading={heading}>
        <MoreLink href={localizedPath(locale, paths.blog)}>{t('journal.all')}</MoreLink>
      </SectionHead>
      {posts.length === 0 ? (
        <EmptyState title={t('journal.empty')} text={t('journal.emptyText')} />
      ) : (
        <ul className="border-rule border-b">
          {posts.map((post) => (
            <li key={post.id}>
              <PostRow post={post} context={context} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
