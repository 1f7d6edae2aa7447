import { CalendarClock, Clock, Eye } from 'lucide-react'
import { agencyTimeZone } from '../../domain/agency'
import type { PostEntity } from '../../domain/entities'
import { adminCardItems } from '../../domain/limits'
import { paths } from '../../domain/paths'
import { CardActions } from '../crud/CardActions'
import { Badge, Badges } from '../ui/Badge'
import { cardClass } from '../ui/card'
import { OutsideLink } from '../ui/OutsideLink'
import { Thumbnail } from '../ui/Thumbnail'
import { postState } from './postState'

interface Props {
  entry: PostEntity
  onEdit: () => void
  onDelete: () => void
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: agencyTimeZone })
const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyTimeZone,
})

function PublishedDate({ post }: { post: PostEntity }) {
  if (!post.publishedAt) return <span>Not published</span>
  const isScheduled = postState(post, new Date()) === 'scheduled'
  const date = new Date(post.publishedAt)
  return (
    <time dateTime={post.publishedAt} title={`${minute.format(date)} ${agencyTimeZone}`}>
      {(isScheduled ? minute : day).format(date)}
    </time>
  )
}

export function PostCard({ entry: post, onEdit, onDelete }: Props) {
  const titleId = `post-${post.id}`
  const state = postState(post, new Date())
  return (
    <article aria-labelledby={titleId} className={cardClass}>
      <header className="flex items-start gap-3">
        <Thumbnail url={post.featuredImage ?? ''} className="aspect-3/2 w-28 shrink-0 rounded-lg" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h3
            id={titleId}
            className="font-display text-lg leading-snug font-semibold tracking-tight wrap-anywhere"
          >
            {post.title}
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {post.author} · {post.category}
          </p>
        </div>
      </header>
      {(post.isFeatured || state !== 'published') && (
        <p className="flex gap-1">
          {post.isFeatured && <Badge tone="violet">Featured</Badge>}
          {state === 'draft' && <Badge tone="amber">Draft</Badge>}
          {state === 'scheduled' && <Badge tone="blue">Scheduled</Badge>}
        </p>
      )}
      <p className="line-clamp-3 text-sm leading-relaxed text-muted wrap-anywhere">{post.excerpt}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden size={13} /> {post.readTime} min read
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Eye aria-hidden size={13} /> {post.viewCount.toLocaleString('en')}{' '}
          {post.viewCount === 1 ? 'view' : 'views'}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <CalendarClock aria-hidden size={13} /> <PublishedDate post={post} />
        </span>
      </p>
      <Badges label="Tags" items={post.tags} count={adminCardItems} />
      <CardActions describedBy={titleId} onEdit={onEdit} onDelete={onDelete}>
        {state === 'published' && <OutsideLink href={paths.post(post.slug)}>On the site</OutsideLink>}
      </CardActions>
    </article>
  )
}
