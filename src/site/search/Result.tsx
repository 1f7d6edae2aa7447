import type { SearchHit } from '../../content/searchEntries'
import { localizedPath } from '../../domain/locales'
import { paths } from '../../domain/paths'
import type { Piece } from '../../domain/search/excerpt'
import { categoryLabel } from '../blog/categoryLabel'
import type { PageContext } from '../page'
import { categoryName } from '../products/categoryName'
import { SiteLink } from '../ui/SiteLink'

/** Words that were looked for, marked; a text holds some of them more than once. */
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

function pathOf({ kind, id, slug }: SearchHit): string {
  if (kind === 'service') return `${paths.services}#service-${id}`
  if (kind === 'product') return paths.product(id)
  return kind === 'project' ? paths.project(slug ?? '') : paths.post(slug ?? '')
}

function categoryOf({ kind, category }: SearchHit, t: PageContext['t']): string | null {
  if (!category) return null
  if (kind === 'product') return categoryName(category, t)
  return kind === 'blog-post' ? categoryLabel(category, t) : category
}

/** Something that was found: its whole face is the link. */
export function Result({
  hit,
  context: { locale, contentLang, t },
}: {
  hit: SearchHit
  context: PageContext
}) {
  const category = categoryOf(hit, t)
  return (
    <li className="group relative grid gap-1.5 border-rule border-t py-6 md:grid-cols-12 md:gap-x-8">
      <p className="font-medium text-accent-text text-small md:col-span-3 md:pt-1.5">
        {t(`searchPage.${hit.kind}`)}
        {category && <span className="text-muted"> · {category}</span>}
      </p>
      <div className="grid gap-1.5 md:col-span-9">
        <h3 lang={contentLang} className="text-h3">
          <SiteLink
            href={localizedPath(locale, pathOf(hit))}
            className="line-link after:absolute after:inset-0"
          >
            <Marked pieces={hit.title} />
          </SiteLink>
        </h3>
        <p lang={contentLang} className="max-w-[68ch] text-muted">
          <Marked pieces={hit.excerpt} />
        </p>
      </div>
    </li>
  )
}
