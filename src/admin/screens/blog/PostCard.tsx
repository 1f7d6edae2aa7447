import { CalendarClock, Clock, Eye } from 'lucide-react'
import { CardText, EntryCard, type EntryCardProps } from '@/admin/shared/crud/EntryCard'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { Thumbnail } from '@/admin/shared/ui/Thumbnail'
import { formatDay, formatTime } from '@/domain/clock'
import type { ForStaff, PostEntity } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { pluralize } from '@/domain/pluralize'

function PublishedDate({ post }: { post: ForStaff<PostEntity> }) {
  const isScheduled = post.state === 'scheduled'
  const date = isScheduled ? post.publishAt : post.publishedAt
  if (!date) return <span>Not published</span>
  return (
    <time dateTime={date} title={formatTime(date)}>
      {isScheduled ? formatTime(date) : formatDay(date)}
    </time>
  )
}

export function PostCard({ entry: post, ...actions }: EntryCardProps<ForStaff<PostEntity>>) {
  const { state = 'published' } = post
  return (
    <EntryCard
      entry={post}
      {...actions}
      picture={<Thumbnail url={post.featuredImage ?? ''} className="aspect-3/2 w-28 shrink-0 rounded-lg" />}
      facts={
        <p className="text-sm text-muted wrap-anywhere">
          {[post.author, post.category].filter(Boolean).join(' · ')}
        </p>
      }
      footer={
        (state === 'published' || state === 'changed') && (
          <OutsideLink href={paths.post(post.slug)}>On the site</OutsideLink>
        )
      }
    >
      <p className="flex flex-wrap gap-1 empty:hidden">
        {post.isFeatured && <Badge tone="violet">Featured</Badge>}
        <PublishingBadge name="blog post" entry={post} />
      </p>
      <CardText>{post.excerpt}</CardText>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden size={13} /> {post.readTime} min read
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Eye aria-hidden size={13} /> {pluralize(post.viewCount, 'view')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <CalendarClock aria-hidden size={13} /> <PublishedDate post={post} />
        </span>
      </p>
      <Badges label="Tags" items={post.tags} count={adminCardItems} />
    </EntryCard>
  )
}
