import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { whatsappLink } from '@/domain/whatsapp'
import type { PageContext } from '../page'
import { ButtonAnchor, ButtonLink } from './Button'
import { NewTab } from './NewTab'
import { Section } from './Section'

/** The call to action at the end of a page. */
export function ClosingCall({
  heading,
  text,
  context: { locale, settingsLang, settings, frame, t },
}: {
  heading: string
  text: string
  context: PageContext
}) {
  return (
    <Section id="next" heading="next-heading" className="night bg-paper text-ink">
      <div className="columns-12 items-end gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <h2 id="next-heading" className="max-w-[18ch] text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{text}</p>
        </div>
        <div className="col-span-12 flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonAnchor
            href={whatsappLink(settings.whatsappNumber, settings.whatsappTexts.quote)}
            target="_blank"
            rel="noopener"
            hrefLang={settingsLang}
          >
            {frame.quote}
            <NewTab t={t} />
          </ButtonAnchor>
          <ButtonLink variant="quiet" href={localizedPath(locale, paths.contact)}>
            {frame.contactUs}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
