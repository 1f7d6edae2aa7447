import type { AboutLinks, PictureInLanguage } from '@/content/about'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { Picture } from '../ui/Picture'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { Monogram } from './Monogram'

interface MemberProps {
  member: PageTexts['about']['team'][number]
  index: number
  picture: PictureInLanguage | undefined
}

/** With a drawing while there is no image. */
function Member({ member: { name, text, link }, index, picture }: MemberProps) {
  return (
    <li className="flex min-w-0 gap-5 border-rule border-t py-8 max-[22rem]:flex-col">
      <div className="w-24 shrink-0">
        {picture ? (
          <Picture picture={picture} lang={picture.lang} sizes="96px" ratio="1 / 1" />
        ) : (
          <Monogram index={index} />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-h3">
          {link ? (
            <a href={link} rel="noopener" className="line-link">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </li>
  )
}

interface Props {
  texts: PageTexts['about']
  links: AboutLinks
}

/** The team, by name or by role. */
export function Team({ texts, links }: Props) {
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
        {texts.team.map((member, index) => (
          <Member
            key={member.id}
            member={member}
            index={index}
            picture={links.pictures.get(member.picture)}
          />
        ))}
      </ul>
    </Section>
  )
}
