import type { SearchHit } from '@/content/searchEntries'
import { entryPath } from '@/domain/entryPath'
import { localizedPath } from '@/domain/locales'
import type { Piece } from '@/domain/search/excerpt'
import { categoryLabel } from '@/i18n/categoryLabel'
import type { PageContext } from '../page'
import { categoryName } from '../products/categoryName'
import { CoverLink } from '../ui/CoverLink'

/** A text with matching words highlighted; a word may match more than once. */
function Marked({ pieces }: { pieces: Piece[] }) {
  let at = 0
  return pieces.map(({ text, hit }) => {
    const key = at
    at += text.length
    return hit ? (
      <mark key={key} className="rounded-xs bg-accent-tint text-ink">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}

const partNames = {
  title: 'searchPage.inTitle',
  labels: 'searchPage.labels',
  summary: 'searchPage.summary',
  text: 'searchPage.body',
} as const

/** Which fields matched, including labels that the result doesn't show otherwise. */
function FoundIn({
  hit: { parts, labels },
  context: { contentLang, t },
}: {
  hit: SearchHit
  context: Pick<PageContext, 'contentLang' | 't'>
}) {
  return (
    <p className="text-muted text-small">
      {t('searchPage.foundIn')}{' '}
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ', '}
          {t(partNames[part])}
          {part === 'labels' && (
            <>
              {' ('}
              <span lang={contentLang}>
                {labels.map((label, place) => (
                  <span key={label}>
                    {place > 0 && ', '}
                    <mark className="rounded-xs bg-accent-tint text-ink">{label}</mark>
                  </span>
                ))}
              </span>
              )
            </>
          )}
        </span>
      ))}
    </p>
  )
}

/** Project categories are stored as text. */
function categoryOf({ kind, category }: SearchHit, t: PageContext['t']): string | null {
  if (!category) return null
  if (kind === 'product') return categoryName(category, t)
  return kind === 'blog-post' ? categoryLabel(category, t) : category
}

/** A search result; the whole block is a link. */
export function Result({
  hit,
  context: { locale, contentLang, t },
}: {
  hit: SearchHit
  context: PageContext
}) {
  const category = categoryOf(hit, t)
  const lang = hit.language ? undefined : contentLang
  return (
    <li className="group relative grid gap-1.5 border-rule border-t py-6 md:grid-cols-12 md:gap-x-8">
      <p className="font-medium text-accent-text text-small md:col-span-3 md:pt-1.5">
        {t(`searchPage.${hit.kind}`)}
        {category && (
          <span className="text-muted">
            {' · '}
            <span lang={hit.kind === 'project' ? contentLang : undefined}>{category}</span>
          </span>
        )}
      </p>
      <div className="grid gap-1.5 md:col-span-9">
        <h3 lang={lang} className="text-h3">
          <CoverLink href={localizedPath(locale, entryPath(hit.kind, hit))}>
            <Marked pieces={hit.title} />
          </CoverLink>
        </h3>
        <p lang={lang} className="max-w-[68ch] text-muted">
          <Marked pieces={hit.excerpt} />
        </p>
        <FoundIn hit={hit} context={{ contentLang, t }} />
      </div>
    </li>
  )
}
