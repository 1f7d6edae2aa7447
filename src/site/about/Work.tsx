import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { MoreLink } from '../ui/MoreLink'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

interface Props {
  texts: PageTexts['about']
  context: PageContext
}

/** The agency's service types (specification §9 by default), one line each. */
export function Work({ texts, context: { locale, t } }: Props) {
  if (texts.work.length === 0) return null
  return (
    <Section id="work" heading="work-heading" className="border-rule border-t">
      <SectionHead id="work-heading" heading={texts.workHeading}>
        <MoreLink href={localizedPath(locale, paths.services)}>{t('services.all')}</MoreLink>
      </SectionHead>
      <ul className="border-rule border-b">
        {texts.work.map(({ id, name, text }) => (
          <li key={id} className="columns-12 items-baseline gap-y-1 border-rule border-t py-6">
            <h3 className="col-span-12 text-[clamp(1.375rem,2.6vw,2.125rem)] leading-tight md:col-span-6">
              {name}
            </h3>
            <p className="col-span-12 text-muted md:col-span-6">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
