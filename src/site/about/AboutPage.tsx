import type { ProjectCard } from '@/content/projects'
import type { Amount } from '@/domain/amounts'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { PageHead } from '../ui/PageHead'
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
  least,
  shown,
  invitation,
  context,
}: {
  least: Amount | null
  /** A project to show. */
  shown: ProjectCard | undefined
  /** The heading of its last section. */
  invitation: string
  context: PageContext
}) {
  const { t } = context
  const trail = [
    { name: t('nav.home'), url: paths.home },
    { name: t('about.title'), url: paths.about },
  ]
  return (
    <>
      <PageData context={context} breadcrumbs={trail} />
      <PageHead name={t('about.title')} heading={t('about.heading')} text={t('about.text')} />
      <Figures least={least} t={t} />
      <Shown project={shown} context={context} />
      <Story t={t} />
      <Values t={t} />
      <Team t={t} />
      <Work context={context} />
      <Testimonials t={t} />
      <Reach heading={invitation} context={context} />
    </>
  )
}
