'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useDeferredValue } from 'react'
import { paths } from '@/domain/paths'
import { type SeoDraft, searchDescription, searchTitle, seoWarnings } from '@/domain/seoChecks'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { SearchPreview } from './SearchPreview'
import { SocialPreview } from './SocialPreview'
import { useSeoCheck } from './useSeoCheck'

interface Props {
  /** Null for a post that hasn't been saved yet. */
  id: string | null
  post: SeoDraft & { slug: string; category: string }
}

const unknown = { siteName: '', siteUrl: '', sameTitle: [], broken: [] }

/** Previews of a post in search engines and messengers, with suggestions. Never blocks saving. */
export function SeoPanel({ id, post }: Props) {
  const draft = useDeferredValue(post)
  const check = useSeoCheck(id, draft)
  const { data = unknown } = check
  const siteUrl = data.siteUrl || (typeof location === 'undefined' ? '' : location.origin)
  const warnings = seoWarnings(draft, data)
  const title = searchTitle(draft) || 'Untitled'
  const description = searchDescription(draft)

  return (
    <section aria-labelledby="seo" className="@container flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="seo" className="font-display text-lg font-semibold tracking-tight">
        Search and social
      </h3>
      {warnings.length ? (
        <ul aria-label="Suggestions" className="flex flex-col gap-1.5 text-sm">
          {warnings.map(({ rule, text }) => (
            <li key={`${rule} ${text}`} className="flex items-start gap-2 wrap-anywhere">
              <TriangleAlert
                aria-hidden
                size={15}
                className="mt-0.5 shrink-0 text-amber-700 dark:text-amber-400"
              />
              {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden size={15} className="shrink-0" /> No issues found.
        </p>
      )}
      <PartialErrorNotice title="Links and duplicate titles couldn't be checked." queries={[check]} />
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
