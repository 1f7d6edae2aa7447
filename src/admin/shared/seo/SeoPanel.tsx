'use client'

import { useDeferredValue } from 'react'
import type { EntryChecks } from '@/domain/checks/entryChecks'
import { paths } from '@/domain/paths'
import { type SeoDraft, searchDescription, searchTitle } from '@/domain/seoChecks'
import { NoSuggestions } from '../checks/NoSuggestions'
import { SuggestionList } from '../checks/SuggestionList'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { SearchPreview } from './SearchPreview'
import { SocialPreview } from './SocialPreview'
import { useSeoCheck } from './useSeoCheck'

type Draft = SeoDraft & { slug: string; category: string }

interface Props<Post extends Draft> {
  /** Null for a post that hasn't been saved yet. */
  id: string | null
  post: Post
  toChecks: (post: Post) => EntryChecks
  /** Where nothing else lists them. */
  listsSuggestions: boolean
}

const unknown = { siteName: '', siteUrl: '', sameTitle: [], broken: [] }

/** Previews of a post in search engines and messengers. Suggestions never block saving. */
export function SeoPanel<Post extends Draft>({ id, post, toChecks, listsSuggestions }: Props<Post>) {
  const draft = useDeferredValue(post)
  const checks = toChecks(draft)
  const check = useSeoCheck(id, checks)
  const { data = unknown } = check
  const siteUrl = data.siteUrl || (typeof location === 'undefined' ? '' : location.origin)
  const suggestions = checks.suggestions(data)
  const title = searchTitle(draft) || 'Untitled'
  const description = searchDescription(draft)

  return (
    <section aria-labelledby="seo" className="@container flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="seo" className="font-display text-lg font-semibold tracking-tight">
        Search and social
      </h3>
      {listsSuggestions && (
        <>
          {suggestions.length ? (
            <SuggestionList label="Suggestions" suggestions={suggestions} />
          ) : (
            <NoSuggestions />
          )}
          <PartialErrorNotice title="Links and duplicate titles couldn't be checked." queries={[check]} />
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
