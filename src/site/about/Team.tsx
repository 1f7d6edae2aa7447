import type { Translate } from '@/i18n/messages'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { Monogram } from './Monogram'

const roles = ['role1', 'role2', 'role3', 'role4', 'role5', 'role6'] as const

/** The team, by role. */
export function Team({ t }: { t: Translate }) {
  return (
    <Section id="team" heading="team-heading">
      <SectionHead
        id="team-heading"
        eyebrow={t('about.teamEyebrow')}
        heading={t('about.teamHeading')}
        text={t('about.teamText')}
      />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map((role, index) => (
          <li key={role} className="flex min-w-0 gap-5 border-rule border-t py-8 max-[22rem]:flex-col">
            <div className="shrink-0">
              <Monogram index={index} />
            </div>
            <div className="min-w-0">
              <h3 className="text-h3">{t(`about.${role}`)}</h3>
              <p className="mt-2 text-muted">{t(`about.${role}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
