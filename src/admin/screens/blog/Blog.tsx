'use client'

import { PenLine } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import { usePreloadedEditor } from '@/admin/shared/editor/ContentField'
import type { Column } from '@/admin/shared/lists/ListTable'
import { formatDay } from '@/domain/clock'
import type { ForStaff, PostEntity } from '@/domain/entities'
import { AuthorContext } from './AuthorContext'
import { PostCard } from './PostCard'
import { PostDialog } from './PostDialog'
import { post } from './resource'

const columns: Column<ForStaff<PostEntity>>[] = [
  { label: 'Category', render: ({ category }) => category },
  { label: 'Author', className: 'max-w-36', render: ({ author }) => author },
  { label: 'Published', render: ({ publishedAt }) => publishedAt && formatDay(publishedAt) },
  {
    label: 'Views',
    isNumber: true,
    sort: [{ order: 'views', direction: 'descending' }],
    render: ({ viewCount }) => viewCount.toLocaleString('en'),
  },
  { label: 'Tags', isWide: true, className: 'max-w-40', render: ({ tags }) => tags.join(', ') },
]

/** Blog Management: specification §2. */
export function Blog({ author }: { author: string }) {
  usePreloadedEditor()
  return (
    <AuthorContext value={author}>
      <Crud
        resource={post}
        title="Blog Management"
        nouns={['post', 'posts']}
        add="Write Post"
        empty={{
          icon: <PenLine aria-hidden size={24} />,
          title: 'No blog posts yet',
          hint: 'Share what your team knows. Posts stay drafts until you publish them.',
          add: 'Write First Post',
        }}
        Card={PostCard}
        columns={columns}
        EditDialog={PostDialog}
      />
    </AuthorContext>
  )
}
