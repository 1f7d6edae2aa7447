import type { Locale } from '@/domain/locales'
import type { PageContext } from '../page'
import { Icon } from '../ui/Icon'
import type { Heading } from './anchors'

/** Articles with fewer sections get no list. */
const worthwhile = 3

function Sections({
  headings,
  lang,
  className,
  linkClass,
}: {
  headings: Heading[]
  lang: Locale | undefined
  className: string
  linkClass: string
}) {
  return (
    <ol lang={lang} className={className}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClass}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** An article's sections: beside it on wide screens, where `browser/currentSection` marks the one being read. */
export function Contents({
  headings,
  context: { contentLang, t },
}: {
  headings: Heading[]
  context: PageContext
}) {
  if (headings.length < worthwhile) return null
  return (
    <>
      <details className="group print:hidden rounded-card border border-rule px-5 lg:hidden">
        <summary className="flex cursor-pointer list-none items-center justify-between py-3.5 font-semibold [&::-webkit-details-marker]:hidden">
          {t('article.contents')}
          <Icon
            name="down"
            size={18}
            className="text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <Sections
          headings={headings}
          lang={contentLang}
          className="pb-3"
          linkClass="block border-rule border-t py-2.5 leading-snug"
        />
      </details>
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
        <Sections
          headings={headings}
          lang={contentLang}
          className="border-rule border-l"
          linkClass="-ml-px block border-transparent border-l py-1.5 pl-4 leading-snug hover:border-accent hover:text-accent-text aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent-text"
        />
      </nav>
    </>
  )
}
