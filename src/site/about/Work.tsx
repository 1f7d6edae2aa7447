import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { ButtonLink } from '../ui/Button'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'

const kinds = ['work1', 'work2', 'work3', 'work4', 'work5'] as const

/** The agency's five service types (specification §9), one line each. */
export function Work({ context: { locale, t } }: { context: PageContext }) {
  return (
    <Section id="work" heading="work-heading" className="border-rule border-t">
      <SectionHead id="work-heading" heading={t('about.workHeading')}>
        <ButtonLink variant="quiet" href={localizedPath(locale, paths.services)}>
          {t('services.all')}
        </ButtonLink>
      </SectionHead>
      <ul className="border-rule border-b">
        {kinds.map((kind) => (
          <li key={kind} className="columns-12 items-baseline gap-y-1 border-rule border-t py-6">
            <h3 className="col-span-12 text-[clamp(1.375rem,2.6vw,2.125rem)] leading-tight md:col-span-6">
              {t(`about.${kind}`)}
            </h3>
            <p className="col-span-12 text-muted md:col-span-6">{t(`about.${kind}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
