import type { PageTexts } from '@/domain/pageTexts/pages'
import { Eyebrow } from '../ui/Eyebrow'
import { Section } from '../ui/Section'

/** The agency's history: a lead, and what follows. */
export function Story({ texts }: { texts: PageTexts['about'] }) {
  if (texts.story.length === 0) return null
  return (
    <Section id="story" heading="story-heading">
      <div className="columns-12 gap-y-8">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{texts.storyEyebrow}</Eyebrow>
          <h2 id="story-heading" className="max-w-[14ch] text-h2">
            {texts.storyHeading}
          </h2>
        </div>
        <div className="col-span-12 grid max-w-[66ch] gap-5 lg:col-span-7">
          {texts.story.map(({ id, text }, index) => (
            <p key={id} className={index === 0 ? 'text-lead' : 'text-muted'}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
