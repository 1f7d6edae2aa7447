import { Fragment } from 'react'
import type { Translate } from '@/i18n/messages'
import { Eyebrow } from '../ui/Eyebrow'
import { Section } from '../ui/Section'

const crafts = [
  { name: 'web', tools: ['TypeScript', 'React', 'Next.js'] },
  { name: 'mobile', tools: ['React Native', 'Swift', 'Kotlin'] },
  { name: 'backend', tools: ['Node.js', 'PostgreSQL', 'MongoDB'] },
  { name: 'design', tools: ['Figma', 'Design tokens', 'WCAG 2.2'] },
  { name: 'cloud', tools: ['AWS', 'Docker', 'Terraform'] },
  { name: 'care', tools: ['OpenTelemetry', 'Playwright', 'SLA'] },
] as const

/** The areas of expertise. */
export function Expertise({ t }: { t: Translate }) {
  return (
    <Section id="about" heading="expertise-heading" className="bg-tint">
      <div className="columns-12 gap-y-8 sm:gap-y-12">
        <div className="col-span-12 lg:col-span-5">
          <div className="lg:sticky lg:top-[calc(var(--header)+3rem)]">
            <Eyebrow>{t('expertise.eyebrow')}</Eyebrow>
            <h2 id="expertise-heading" className="text-h2">
              {t('expertise.heading')}
            </h2>
            <p className="mt-6 max-w-[46ch] text-muted">{t('expertise.text')}</p>
          </div>
        </div>
        <ul className="col-span-12 grid grid-cols-2 gap-x-5 sm:gap-x-10 lg:col-span-7">
          {crafts.map(({ name, tools }) => (
            <li key={name} className="border-edge/50 border-t pt-3 pb-4 sm:pt-5 sm:pb-9">
              <h3 className="text-h3 max-sm:text-[1.0625rem]">{t(`expertise.${name}`)}</h3>
              <p className="mt-2 text-muted max-sm:hidden">{t(`expertise.${name}Text`)}</p>
              <p className="mt-1 font-medium text-accent-text text-small sm:mt-4">
                {tools.map((tool, index) => (
                  <Fragment key={tool}>
                    <span className="whitespace-nowrap">
                      {tool}
                      {index < tools.length - 1 && ' ·'}
                    </span>{' '}
                  </Fragment>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
