import type { ReactNode } from 'react'
import type { PublicAnalytics } from '@/domain/entities'
import { localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import type { PageContext } from '../page'
import { ButtonLink } from '../ui/Button'

interface FiguresProps {
  analytics: PublicAnalytics
  texts: PageTexts['home']
  context: PageContext
}

function Figures({ analytics, texts, context: { agency, t } }: FiguresProps) {
  const { totalProjects, activeProducts } = analytics
  const figures = [
    { value: agency.years, text: texts.years },
    { value: agency.clientCount, text: texts.clients },
    // A new site has no figures yet.
    ...(totalProjects > 0 ? [{ value: totalProjects, text: texts.projects }] : []),
    ...(activeProducts > 0 ? [{ value: activeProducts, text: texts.products }] : []),
  ]
  return (
    <dl
      aria-label={t('hero.figures')}
      className="grid grid-cols-2 gap-x-6 border-rule border-t pb-5 md:grid-cols-4 md:pb-0 md:gap-x-0 md:divide-x md:divide-rule"
    >
      {figures.map(({ value, text }, index) => (
        <div
          key={text}
          className={`flex flex-col-reverse justify-end gap-1 py-3 md:py-7 md:pr-4 ${index > 0 ? 'md:pl-6' : ''}`}
        >
          <dt className="max-w-[20ch] text-muted text-small">{text}</dt>
          <dd className="font-display font-semibold text-[clamp(2rem,4vw,3.25rem)] leading-none tracking-[-0.03em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The agency's headline and figures. */
export function Hero({
  texts,
  analytics,
  cases,
  context,
}: {
  texts: PageTexts['home']
  analytics: PublicAnalytics
  /** Next to the headline; without it the headline takes the full width. */
  cases: ReactNode
  context: PageContext
}) {
  const { locale } = context
  return (
    <section aria-labelledby="headline" className="pt-[clamp(2rem,6vw,5.5rem)]">
      <div className="wrap">
        <div className="columns-12 items-center gap-y-8 pb-[clamp(2rem,6vw,5.5rem)] lg:gap-y-12">
          <div className={`col-span-12 ${cases ? 'lg:col-span-7' : 'lg:col-span-10'}`}>
            <h1 id="headline" className="appears text-h1">
              {texts.heading}
            </h1>
            <p className="appears mt-5 max-w-[44ch] sm:mt-7 text-lead text-muted [--step:1]">{texts.text}</p>
            <div className="appears mt-7 flex flex-wrap gap-3 sm:mt-9 [--step:2]">
              <ButtonLink href={localizedPath(locale, paths.contactSection)}>{texts.start}</ButtonLink>
              <ButtonLink variant="quiet" href={localizedPath(locale, '/#services')}>
                {texts.learnMore}
              </ButtonLink>
            </div>
          </div>
          {cases && (
            <div className="appears col-span-12 [--step:2] lg:col-span-5 lg:break-right">{cases}</div>
          )}
        </div>
        <Figures analytics={analytics} texts={texts} context={context} />
      </div>
    </section>
  )
}
