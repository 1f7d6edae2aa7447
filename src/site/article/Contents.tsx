import type { PageContext } from '../page'
import type { Heading } from './anchors'

/** Articles with fewer sections get no list. */
const worthwhile = 3

/** An article's sections, listed next to it on wide screens; `browser/currentSection` marks the one being read. */
export function Contents({
  headings,
  context: { contentLang, t },
}: {
  headings: Heading[]
  context: PageContext
}) {
  if (headings.length < worthwhile) return null
  return (
    <nav
      data-contents
      aria-labelledby="contents-heading"
      className="sticky top-[calc(var(--header)+2rem)] hidden max-h-[calc(100vh-var(--header)-4rem)] overflow-y-auto text-small lg:block"
    >
      <h2
        id="contents-heading"
        className="mb-3 font-semibold font-text text-muted text-small tracking-normal"
      >
        {t('article.contents')}
      </h2>
      <ol lang={contentLang} className="border-rule border-l">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-transparent border-l py-1.5 pl-4 leading-snug hover:border-accent hover:text-accent-text aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent-text"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
