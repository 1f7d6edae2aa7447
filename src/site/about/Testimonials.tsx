import type { AboutLinks } from '@/content/about'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { Picture } from '../ui/Picture'
import { Quoted } from '../ui/Quoted'
import { Section } from '../ui/Section'

interface Props {
  texts: PageTexts['about']
  links: AboutLinks
  context: PageContext
}

interface QuoteProps extends Omit<Props, 'texts'> {
  testimonial: PageTexts['about']['testimonials'][number]
  isFirst: boolean
}

function Quote({ testimonial, isFirst, links, context }: QuoteProps) {
  const { text, by, role, company } = testimonial
  const { locale, t } = context
  const picture = links.pictures.get(testimonial.picture)
  const project = links.projects.get(testimonial.project)
  return (
    <figure className={`flex h-full flex-col gap-6 ${isFirst ? '' : 'border-edge/50 border-t pt-6'}`}>
      <blockquote>
        <p
          className={
            isFirst
              ? 'font-display font-semibold text-[clamp(1.5rem,3vw,2.5rem)] leading-[1.2] tracking-[-0.02em]'
              : 'text-lead'
          }
        >
          <Quoted text={text} t={t} />
        </p>
      </blockquote>
      <figcaption className={`text-muted text-small ${picture ? 'flex items-center gap-4' : ''}`}>
        {picture && (
          <span className="w-14 shrink-0">
            <Picture picture={picture} lang={picture.lang} sizes="56px" ratio="1 / 1" />
          </span>
        )}
        <span>
          <span className="block font-semibold text-ink">{by}</span>
          {[role, company].filter(Boolean).join(', ')}
          {project && (
            <a
              href={localizedPath(locale, paths.project(project.slug))}
              lang={project.lang}
              className="line-link mt-1 block w-fit font-medium text-accent-text"
            >
              {project.title}
            </a>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

/** What clients say: the first one large, the others two in a row. */
export function Testimonials({ texts, links, context }: Props) {
  const [first, ...others] = texts.testimonials
  if (!first) return null
  return (
    <Section id="praise" heading="praise-heading" className="bg-tint">
      <h2 id="praise-heading" className="sr-only">
        {texts.praiseHeading}
      </h2>
      <div className="columns-12 gap-y-12">
        <span
          aria-hidden="true"
          className="facet facet-quote col-span-12 lg:col-span-2"
          data-direction="down"
        />
        <div className="col-span-12 lg:col-span-10">
          <Quote testimonial={first} isFirst links={links} context={context} />
        </div>
        {others.map((testimonial, index) => (
          <div
            key={testimonial.id}
            className={`col-span-12 md:col-span-6 lg:col-span-5 ${index % 2 === 0 ? 'lg:col-start-3' : ''}`}
          >
            <Quote testimonial={testimonial} isFirst={false} links={links} context={context} />
          </div>
        ))}
      </div>
    </Section>
  )
}
