import type { ReactNode } from 'react'
import type { ProjectCard, ProjectStory } from '@/content/projects'
import { agencyTimeZone } from '@/domain/agency'
import type { PageContext } from '../page'
import { Badge } from '../ui/Badge'

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`border-rule border-t py-4 ${wide ? 'col-span-full' : ''}`}>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}

/** Client, date, effort, services and technologies. Where two share a row, none is half empty. */
export function Facts({
  project,
  story: { team, weeks, services },
  context: { locale, contentLang, t },
}: {
  project: ProjectCard
  story: ProjectStory
  context: PageContext
}) {
  const { clientName, completedAt, category, technologies } = project
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: agencyTimeZone })
  const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' })
  const short = [
    clientName && { name: t('project.client'), value: clientName },
    completedAt && {
      name: t('project.completed'),
      value: <time dateTime={completedAt}>{month.format(new Date(completedAt))}</time>,
    },
    weeks !== null && { name: t('project.duration'), value: duration.format(weeks) },
    { name: t('project.category'), value: <span lang={contentLang}>{category}</span> },
  ].filter((fact) => !!fact)
  return (
    <dl
      aria-label={t('project.facts')}
      className="grid grid-cols-2 content-start gap-x-6 border-rule border-b lg:grid-cols-1"
    >
      {short.map(({ name, value }, index) => (
        <Fact key={name} name={name} wide={index === short.length - 1 && index % 2 === 0}>
          {value}
        </Fact>
      ))}
      {team.length > 0 && (
        <Fact name={t('project.team')} wide>
          <span lang={project.lang} className="whitespace-pre-line">
            {team.join('\n')}
          </span>
        </Fact>
      )}
      {services.length > 0 && (
        <Fact name={t('project.services')} wide>
          {services.map(({ id, title, lang }) => (
            <span key={id} lang={lang} className="block">
              {title}
            </span>
          ))}
        </Fact>
      )}
      {technologies.length > 0 && (
        <Fact name={t('project.technologies')} wide>
          <span className="mt-1.5 flex flex-wrap gap-2">
            {technologies.map((name) => (
              <Badge key={name}>{name}</Badge>
            ))}
          </span>
        </Fact>
      )}
    </dl>
  )
}
