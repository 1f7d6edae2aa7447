'use client'

import { PenLine } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import { PostCard } from './PostCard'
import { PostDialog } from './PostDialog'
import { post } from './resource'

/** Blog Management: specification §2. */
export function Blog() {
  return (
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
      EditDialog={PostDialog}
    />
  )
}
