import type { ServiceCard } from '@/content/services'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { type PageContext, textsOnce } from '../page'
import { ButtonLink } from '../ui/Button'
import { CoverLink } from '../ui/CoverLink'
import { Filled } from '../ui/Filled'
import { Icon } from '../ui/Icon'
import { Section } from '../ui/Section'
import { WrittenPrice } from '../ui/WrittenPrice'

/** The end of an article: its author, and the service that puts it to work. */
export async function ArticleEnd({
  author,
  service,
  contact,
  context,
}: {
  author: string
  service: ServiceCard | null
  /** The path of the contact page, which knows the article that was read. */
  contact: string
  context: PageContext
}) {
  const { locale, contentLang, t } = context
  const { askHeading, askText } = await textsOnce('blog', locale)
  return (
    <Section id="next" heading="next-heading" className="night bg-paper text-ink">
      <div className="columns-12 items-start gap-y-10">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="next-heading" className="max-w-[20ch] text-h2">
            <Filled text={askHeading} values={{ author: <span lang={contentLang}>{author}</span> }} />
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{askText}</p>
          <ButtonLink href={localizedPath(locale, contact)} className="mt-8">
            {t('project.start')}
          </ButtonLink>
        </div>
        {service && (
          <article className="relative col-span-12 flex items-start gap-5 border-rule border-t pt-6 lg:col-span-5 lg:col-start-8">
            <Icon name={service.icon} size={26} className="mt-1 text-accent-text" />
            <div>
              <h3 lang={service.lang} className="text-h3">
                <CoverLink href={`${localizedPath(locale, paths.services)}#service-${service.id}`}>
                  {service.title}
                </CoverLink>
              </h3>
              <p lang={service.lang} className="mt-2 text-muted">
                {service.description}
              </p>
              <p className="mt-3 font-semibold">
                <WrittenPrice price={service.price} context={context} />
              </p>
            </div>
          </article>
        )}
      </div>
    </Section>
  )
}
