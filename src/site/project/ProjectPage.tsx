import type { ProjectCard, ProjectStory } from '@/content/projects'
import { paths } from '@/domain/paths'
import { contactAbout } from '../contact/subject'
import { trailTo } from '../frame/trail'
import { aboutEntry, type PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { project as projectData } from '../seo/structuredData'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { Enlargeable } from '../ui/Enlargeable'
import { Picture } from '../ui/Picture'
import { Facts } from './Facts'
import { FurtherProject } from './FurtherProject'
import { Headline } from './Headline'
import { Quote } from './Quote'
import { RelatedArticle } from './RelatedArticle'
import { Results } from './Results'
import { Story, Summary } from './Story'

/** A project's case study, composed of the parts that it has. */
export function ProjectPage({
  project,
  story,
  further,
  context,
}: {
  project: ProjectCard
  story: ProjectStory
  further: ProjectCard | null
  context: PageContext
}) {
  const { site } = context
  const own = aboutEntry(context, project)
  const trail = [
    ...trailTo(context, paths.portfolio),
    { name: project.title, url: paths.project(project.slug) },
  ]
  const [cover] = project.pictures
  return (
    <>
      <PageData context={context} breadcrumbs={trail} things={[projectData(project, site)]} />
      <article className="overflow-x-clip pt-6 pb-(--section) md:pt-10">
        <div className="wrap">
          <Breadcrumbs context={own} trail={trail} />
          <Headline project={project} context={own} />
          <div className="columns-12 gap-y-12 pb-[clamp(2.5rem,5vw,4.5rem)] lg:grid-rows-[auto_1fr]">
            {cover && (
              <div className="appears col-span-12 [--step:1] lg:col-span-9 lg:col-start-4 lg:row-start-1 lg:break-right">
                <Enlargeable picture={cover} context={own}>
                  <Picture
                    picture={cover}
                    lang={project.lang}
                    sizes="(min-width: 95rem) 1050px, (min-width: 64rem) 71vw, (min-width: 40rem) 90vw, 106vw"
                    ratio="16 / 10"
                    priority
                    className="max-sm:aspect-[4/3]! max-sm:object-left-top"
                  />
                </Enlargeable>
              </div>
            )}
            <div className="col-span-12 lg:col-span-8 lg:col-start-4 lg:row-start-2">
              <Summary project={project} context={own} />
            </div>
            <div className="col-span-12 lg:col-span-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <Facts project={project} story={story} context={context} />
            </div>
          </div>
        </div>
        <Results results={story.results.slice(1)} context={own} />
        <div className="wrap">
          <Story project={project} story={story} context={own} />
        </div>
        <Quote quote={story.quote} clientName={project.clientName} context={own} />
        <RelatedArticle post={story.article} context={context} />
      </article>
      <FurtherProject
        project={further}
        isSimilar={further?.category === project.category}
        contact={contactAbout('project', project.slug)}
        context={context}
      />
    </>
  )
}
