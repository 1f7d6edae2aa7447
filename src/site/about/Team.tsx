import type { PageTexts } from '@/domain/pageTexts/pages'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { Monogram } from './Monogram'

/** The team, by name or by role. */
export function Team({ texts }: { texts: PageTexts['about'] }) {
  if (texts.team.length === 0) return null
  return (
    <Section id="team" heading="team-heading">
      <SectionHead
        id="team-heading"
        eyebrow={texts.teamEyebrow}
        heading={texts.teamHeading}
        text={texts.teamText}
      />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {texts.team.map(({ id, name, text }, index) => (
          <li key={id} className="flex min-w-0 gap-5 border-rule border-t py-8 max-[22rem]:flex-col">
            <div className="shrink-0">
              <Monogram index={index} />
            </div>
            <div className="min-w-0">
              <h3 className="text-h3">{name}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
