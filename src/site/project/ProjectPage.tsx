import type { ProjectCard } from '@/content/projects'
import { paths } from '@/domain/paths'
import { contactAbout } from '../contact/subject'
import type { PageContext } from '../page'
import { portfolioTrail } from '../portfolio/trail'
import { project as projectData } from '../seo/jsonLd'
import { PageData } from '../seo/PageData'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { ClosingCall } from '../ui/ClosingCall'
import { Picture } from '../ui/Picture'
import { Facts } from './Facts'
import { NextProject } from './NextProject'
import { Story } from './Story'

/** The repeating layout of further images. */
const places = [
  { columns: 'lg:col-span-9', sizes: '(min-width: 80rem) 890px, (min-width: 64rem) 69vw, 90vw' },
  {
    columns: 'lg:col-span-7 lg:col-start-6',
    sizes: '(min-width: 80rem) 683px, (min-width: 64rem) 53vw, 90vw',
  },
]

/** A project: images, client, date, technologies, and links. */
export function ProjectPage({
  project,
  next,
  context,
}: {
  project: ProjectCard
  next: ProjectCard | null
  context: PageContext
}) {
  const { contentLang, t, site } = context
  const trail = [...portfolioTrail(t), { name: project.title, url: paths.project(project.slug) }]
  const [cover, ...others] = project.pictures
  return (
    <>
      <PageData context={context} breadcrumbs={trail} things={[projectData(project, site)]} />
      <article className="overflow-x-clip pt-6 pb-(--section) md:pt-10">
        <div className="wrap">
          <Breadcrumbs context={context} trail={trail} />
          <h1
            lang={contentLang}
            className="appears mt-8 mb-[clamp(2rem,4vw,3.5rem)] max-w-[18ch] text-[clamp(2.25rem,5.2vw,4.5rem)] leading-[1.02]"
          >
            {project.title}
          </h1>
          <div className="columns-12 gap-y-12">
            {cover && (
              <div className="appears col-span-12 [--step:1] lg:col-span-9 lg:col-start-4 lg:row-start-1 lg:break-right">
                <Picture
                  picture={cover}
                  lang={contentLang}
                  sizes="(min-width: 1552px) 1030px, (min-width: 64rem) 68vw, 90vw"
                  ratio="16 / 10"
                  priority
                />
              </div>
            )}
            <div className="col-span-12 lg:col-span-3 lg:col-start-1 lg:row-start-1">
              <Facts project={project} context={context} />
            </div>
            <div className="col-span-12 lg:col-span-8 lg:col-start-4">
              <Story project={project} context={context} />
            </div>
          </div>
          {others.length > 0 && (
            <ul aria-label={t('project.pictures')} className="columns-12 mt-(--section) gap-y-12">
              {others.map((picture, index) => {
                const { columns, sizes } = places[index % places.length] as (typeof places)[number]
                return (
                  <li key={picture.src} className={`col-span-12 ${columns}`}>
                    <Picture picture={picture} lang={contentLang} sizes={sizes} ratio="16 / 10" />
                  </li>
                )
              })}
            </ul>
          )}
        </div>
      </article>
      {next && <NextProject project={next} context={context} />}
      <ClosingCall contact={contactAbout('project', project.slug)} context={context} />
    </>
  )
}
