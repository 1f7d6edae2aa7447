import type { AboutLinks } from '@/content/about'
import type { ProjectCard } from '@/content/projects'
import type { Amount } from '@/domain/amounts'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { trailTo } from '../frame/trail'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { people } from '../seo/structuredData'
import { PageHead } from '../ui/PageHead'
import { Clients } from './Clients'
import { Figures } from './Figures'
import { Reach } from './Reach'
import { Shown } from './Shown'
import { Story } from './Story'
import { Team } from './Team'
import { Testimonials } from './Testimonials'
import { Values } from './Values'
import { Work } from './Work'

/** The agency: story, values, team, services and testimonials. */
export function AboutPage({
  texts,
  links,
  least,
  shown,
  context,
}: {
  texts: PageTexts['about']
  links: AboutLinks
  least: Amount | null
  /** A project to show. */
  shown: ProjectCard | undefined
  context: PageContext
}) {
  const trail = trailTo(context, paths.about, texts.title)
  return (
    <>
      <PageData context={context} breadcrumbs={trail} things={people(texts.team, context.site.siteUrl)} />
      <PageHead name={texts.title} heading={texts.heading} text={texts.text} />
      <Figures texts={texts} least={least} context={context} />
      <Shown project={shown} context={context} />
      <Story texts={texts} />
      <Values texts={texts} />
      <Team texts={texts} links={links} />
      <Work texts={texts} context={context} />
      <Clients links={links} context={context} />
      <Testimonials texts={texts} links={links} context={context} />
      <Reach heading={texts.endHeading} text={texts.endText} context={context} />
    </>
  )
}
