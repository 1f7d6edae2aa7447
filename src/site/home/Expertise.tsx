import { Fragment } from 'react'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { Eyebrow } from '../ui/Eyebrow'
import { Section } from '../ui/Section'

const listed = (tools: string) => tools.split(',').flatMap((tool) => tool.trim() || [])

/** The areas of expertise; nothing if there are none. */
export function Expertise({ texts }: { texts: PageTexts['home'] }) {
  if (texts.expertise.length === 0) return null
  return (
    <Section id="about" heading="expertise-heading" className="bg-tint">
      <div className="columns-12 gap-y-8 sm:gap-y-12">
        <div className="col-span-12 lg:col-span-5">
          <div className="lg:sticky lg:top-[calc(var(--header)+3rem)]">
            <Eyebrow>{texts.expertiseEyebrow}</Eyebrow>
            <h2 id="expertise-heading" className="text-h2">
              {texts.expertiseHeading}
            </h2>
            <p className="mt-6 max-w-[46ch] text-muted">{texts.expertiseText}</p>
          </div>
        </div>
        <ul className="col-span-12 grid grid-cols-2 gap-x-5 sm:gap-x-10 lg:col-span-7">
          {texts.expertise.map(({ id, name, text, tools }) => (
            <li key={id} className="border-edge/50 border-t pt-3 pb-4 sm:pt-5 sm:pb-9">
              <h3 className="text-h3 max-sm:text-[1.0625rem]">{name}</h3>
              <p className="mt-2 text-muted max-sm:hidden">{text}</p>
              <p className="mt-1 font-medium text-accent-text text-small sm:mt-4">
                {listed(tools).map((tool, index, all) => (
                  <Fragment key={tool}>
                    <span className="whitespace-nowrap">
                      {tool}
                      {index < all.length - 1 && ' ·'}
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
