import { agencyTimeZone } from '@/domain/agency'
import { contentLimits } from '@/domain/categories'
import { type EntryChecks, postChecks } from '@/domain/checks/entryChecks'
import { cutAtWord } from '@/domain/cutAtWord'
import type { PostEntity } from '@/domain/entities'
import { fromLocalTime, toLocalTime } from '@/domain/localTime'
import { readTime } from '@/domain/readTime'
import { titleSlug } from '@/domain/slug'
import { tagsOf } from '@/domain/typed'

/** The form values of a post. */
export interface PostValues {
  title: string
  slug: string
  excerpt: string
  /** HTML from the editor. */
  content: string
  featuredImage: string
  category: string
  /** Comma-separated. */
  tags: string
  author: string
  isPublished: boolean
  isFeatured: boolean
  metaTitle: string
  metaDescription: string
  /** In the agency's time zone, to the minute. */
  publishedAt: string
}

const inputTime = (iso: string | null | undefined) => (iso ? toLocalTime(iso, agencyTimeZone) : '')

/** @param author whose name a new post has */
export const toValues = (post: PostEntity | null, author = ''): PostValues => ({
  title: post?.title ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
  featuredImage: post?.featuredImage ?? '',
  category: post?.category ?? '',
  tags: (post?.tags ?? []).join(', '),
  author: post?.author ?? author,
  isPublished: post?.isPublished ?? false,
  isFeatured: post?.isFeatured ?? false,
  metaTitle: post?.metaTitle ?? '',
  metaDescription: post?.metaDescription ?? '',
  publishedAt: inputTime(post?.publishedAt),
})

export const publishDate = ({ publishedAt }: PostValues) => fromLocalTime(publishedAt, agencyTimeZone)

const autoMetaTitle = (title: string) => cutAtWord(title, contentLimits.metaTitle)
const autoMetaDescription = (excerpt: string) => cutAtWord(excerpt, contentLimits.metaDescription)

/** The request body (specification §7). A date that wasn't edited keeps its seconds. */
export const toBody = (values: PostValues, post: PostEntity | null) => ({
  ...values,
  title: values.title.trim(),
  excerpt: values.excerpt.trim(),
  slug: values.slug.trim(),
  featuredImage: values.featuredImage.trim() || null,
  tags: tagsOf(values.tags),
  author: values.author.trim(),
  metaTitle: values.metaTitle.trim() || autoMetaTitle(values.title),
  metaDescription: values.metaDescription.trim() || autoMetaDescription(values.excerpt),
  readTime: readTime(values.content),
  publishedAt:
    values.publishedAt === inputTime(post?.publishedAt)
      ? (post?.publishedAt ?? null)
      : // The schema rejects an invalid date.
        (publishDate(values) ?? values.publishedAt) || null,
})

export const toChecks = (values: PostValues): EntryChecks =>
  postChecks(values, { featuredImage: [values.featuredImage.trim()] })

const follows = (value: string, auto: string) => value === '' || value === auto

/** Fields that follow a new title (specification §5), unless the user has edited them. */
export function withTitle(values: PostValues, title: string, isNew: boolean): Partial<PostValues> {
  // Stored URLs may be linked from elsewhere, so only the user changes them.
  const slugFollows = isNew ? follows(values.slug, titleSlug(values.title)) : values.slug === ''
  return {
    title,
    ...(slugFollows && { slug: titleSlug(title) }),
    ...(follows(values.metaTitle, autoMetaTitle(values.title)) && { metaTitle: autoMetaTitle(title) }),
  }
}

/** Fields that follow a new excerpt, unless the user has edited them. */
export function withExcerpt(values: PostValues, excerpt: string): Partial<PostValues> {
  const follow = follows(values.metaDescription, autoMetaDescription(values.excerpt))
  return { excerpt, ...(follow && { metaDescription: autoMetaDescription(excerpt) }) }
}
