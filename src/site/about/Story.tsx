import type { Translate } from '@/i18n/messages'
import { Eyebrow } from '../ui/Eyebrow'
import { Section } from '../ui/Section'

/** The agency's history. */
export function Story({ t }: { t: Translate }) {
  return (
    <Section id="story" heading="story-heading">
      <div className="columns-12 gap-y-8">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{t('about.storyEyebrow')}</Eyebrow>
          <h2 id="story-heading" className="max-w-[14ch] text-h2">
            {t('about.storyHeading')}
          </h2>
        </div>
        <div className="col-span-12 grid max-w-[66ch] gap-5 lg:col-span-7">
          <p className="text-lead">{t('about.story1')}</p>
          <p className="text-muted">{t('about.story2')}</p>
          <p className="text-muted">{t('about.story3')}</p>
        </div>
      </div>
    </Section>
  )
}
