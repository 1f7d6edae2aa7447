'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { EntryChecks } from '@/domain/checks/entryChecks'
import type { Suggestion } from '@/domain/checks/suggestion'
import { paths } from '@/domain/paths'
import { type SeoDraft, searchDescription, searchTitle } from '@/domain/seoChecks'
import { NoSuggestions } from '../checks/NoSuggestions'
import { SuggestionList } from '../checks/SuggestionList'
import { useChecks } from '../checks/useChecks'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { SearchPreview } from './SearchPreview'
import { SocialPreview } from './SocialPreview'
import type { SeoAnswer } from './useSeoCheck'

type Draft = SeoDraft & { slug: string; category: string }

interface Props {
  post: Draft
  /** What the server knows of the post. */
  query: UseQueryResult<SeoAnswer>
  /** Where nothing else lists them. */
  suggestions?: readonly Suggestion[]
}

const unknown = { siteName: '', siteUrl: '' }

/** Previews of a post in search engines and messengers. */
export function SeoPanel({ post, query, suggestions }: Props) {
  const draft = useDeferredValue(post)
  const { data = unknown } = query
  const siteUrl = data.siteUrl || (typeof location === 'undefined' ? '' : location.origin)
  const title = searchTitle(draft) || 'Untitled'
  const description = searchDescription(draft)

  return (
    <section aria-labelledby="seo" className="@container flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="seo" className="font-display text-lg font-semibold tracking-tight">
        Search and social
      </h3>
      {suggestions && (
        <>
          {suggestions.length ? (
            <SuggestionList label="Suggestions" suggestions={suggestions} />
          ) : (
            <NoSuggestions />
          )}
          <PartialErrorNotice title="Links and duplicate titles couldn't be checked." queries={[query]} />
        </>
      )}
      <div className="grid gap-5 @min-[700px]:grid-cols-2">
        <SearchPreview
          title={data.siteName ? `${title} · ${data.siteName}` : title}
          description={description}
          siteName={data.siteName}
          siteUrl={siteUrl}
          path={paths.post(draft.slug || '…')}
        />
        <SocialPreview
          title={title}
          heading={draft.title.trim() || title}
          label={draft.category}
          description={description}
          siteName={data.siteName}
          siteUrl={siteUrl}
        />
      </div>
    </section>
  )
}

interface CheckedProps<Post extends Draft> {
  /** Null for a post that hasn't been saved yet. */
  id: string | null
  post: Post
  toChecks: (post: Post) => EntryChecks
}

/** The same with suggestions, which never block saving. */
export function CheckedSeoPanel<Post extends Draft>({ id, post, toChecks }: CheckedProps<Post>) {
  return <SeoPanel post={post} {...useChecks(id, post, toChecks)} />
}
