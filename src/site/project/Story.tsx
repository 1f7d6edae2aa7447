import type { ReactNode } from 'react'
import type { ProjectCard, ProjectStory } from '@/content/projects'
import { isSafeUrl } from '@/domain/url'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'
import { ButtonAnchor } from '../ui/Button'
import { Enlargeable } from '../ui/Enlargeable'
import { Icon } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'
import { Picture } from '../ui/Picture'

/** An external link; URLs that could run scripts are dropped. */
function Outside({
  url,
  text,
  variant,
  t,
}: {
  url: string | null
  text: string
  variant?: 'quiet'
  t: Translate
}) {
  if (!url || !isSafeUrl(url)) return null
  return (
    <ButtonAnchor href={url} target="_blank" rel="noopener" variant={variant}>
      {text}
      <Icon name="outside" size={18} />
      <NewTab t={t} />
    </ButtonAnchor>
  )
}

const paragraphsOf = (text: string | null) =>
  (text ?? '').split(/\n+/).filter((paragraph) => paragraph.trim())

function Paragraphs({ texts, lang }: { texts: string[]; lang: string | undefined }) {
  return (
    <div lang={lang} className="grid max-w-[64ch] gap-5">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}

/** What was done, in short, and links to it. */
export function Summary({
  project: { description, projectUrl, githubUrl },
  context: { contentLang, t },
}: {
  project: ProjectCard
  context: PageContext
}) {
  const [first = '', ...others] = paragraphsOf(description)
  return (
    <div className="max-w-[64ch]">
      <p lang={contentLang} className="mb-5 text-[clamp(1.25rem,2vw,1.625rem)] leading-normal">
        {first}
      </p>
      <Paragraphs texts={others} lang={contentLang} />
      {(projectUrl || githubUrl) && (
        <p className="mt-9 flex flex-wrap gap-3">
          <Outside url={projectUrl} text={t('project.visit')} t={t} />
          <Outside url={githubUrl} text={t('project.code')} variant="quiet" t={t} />
        </p>
      )}
    </div>
  )
}

/** A part of the story, its heading beside the text. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="columns-12 gap-y-4 border-rule border-t pt-6">
      <h2 className="col-span-12 font-semibold text-h3 lg:col-span-3">{heading}</h2>
      <div className="col-span-12 lg:col-span-8 lg:col-start-4">{children}</div>
    </section>
  )
}

/** The story of a project, of the parts that it has, with its further images between them. */
export function Story({
  project,
  story: { situation, constraints, findings, solution, decisions },
  context,
}: {
  project: ProjectCard
  story: ProjectStory
  context: PageContext
}) {
  const { contentLang, t } = context
  const texts = [
    { heading: t('project.findings'), paragraphs: paragraphsOf(findings) },
    { heading: t('project.solution'), paragraphs: paragraphsOf(solution) },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
  const before = paragraphsOf(situation)
  const others = project.pictures.slice(1)
  return (
    <div className="grid gap-[clamp(3rem,6vw,5rem)]">
      {before.length > 0 && (
        <Part heading={t('project.situation')}>
          <Paragraphs texts={before} lang={contentLang} />
        </Part>
      )}
      {constraints.length > 0 && (
        <Part heading={t('project.constraints')}>
          <ul lang={contentLang} className="max-w-[64ch] divide-y divide-rule">
            {constraints.map((constraint, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat.
              <li key={index} className="py-3 first:pt-0">
                {constraint}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {others.length > 0 && (
        <ul aria-label={t('project.pictures')} className="columns-12 gap-y-12">
          {others.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an image may be there twice.
            <li key={index} className="col-span-12 lg:col-span-9 lg:col-start-4 lg:break-right">
              <Enlargeable picture={picture} context={context}>
                <Picture
                  picture={picture}
                  lang={contentLang}
                  sizes="(min-width: 95rem) 1050px, (min-width: 64rem) 71vw, (min-width: 40rem) 90vw, 106vw"
                  ratio="16 / 10"
                  className="max-sm:aspect-[4/3]! max-sm:object-left-top"
                />
              </Enlargeable>
            </li>
          ))}
        </ul>
      )}
      {texts.map(({ heading, paragraphs }) => (
        <Part key={heading} heading={heading}>
          <Paragraphs texts={paragraphs} lang={contentLang} />
        </Part>
      ))}
      {decisions.length > 0 && (
        <Part heading={t('project.decisions')}>
          <ol lang={contentLang} className="max-w-[64ch] divide-y divide-rule">
            {decisions.map(({ title, text }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat.
                key={index}
                className="grid gap-x-8 gap-y-1.5 py-5 first:pt-0 last:pb-0 sm:grid-cols-[14rem_1fr]"
              >
                <h3 className="font-semibold font-text text-body tracking-normal">{title}</h3>
                {text && <p className="text-muted">{text}</p>}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </div>
  )
}
