import type { ProjectCard } from '@/content/projects'
import { isSafeUrl } from '@/domain/url'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'
import { ButtonAnchor } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'

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

/** The project's story and links. */
export function Story({
  project: { description, projectUrl, githubUrl },
  context: { contentLang, t },
}: {
  project: ProjectCard
  context: PageContext
}) {
  const [first, ...others] = description.split(/\n+/).filter((paragraph) => paragraph.trim())
  return (
    <div className="max-w-[64ch]">
      <p lang={contentLang} className="text-[clamp(1.25rem,2vw,1.625rem)] leading-normal">
        {first}
      </p>
      {others.map((paragraph) => (
        <p key={paragraph} lang={contentLang} className="mt-5">
          {paragraph}
        </p>
      ))}
      {(projectUrl || githubUrl) && (
        <p className="mt-9 flex flex-wrap gap-3">
          <Outside url={projectUrl} text={t('project.visit')} t={t} />
          <Outside url={githubUrl} text={t('project.code')} variant="quiet" t={t} />
        </p>
      )}
    </div>
  )
}
