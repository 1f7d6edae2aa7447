import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { ContactOptions } from '../contact/ContactOptions'
import type { PageContext } from '../page'
import { ButtonLink } from '../ui/Button'
import { Section } from '../ui/Section'

interface Props {
  heading: string
  text: string
  context: PageContext
}

/** The end of the page about the people: how to talk to them. */
export function Reach({ heading, text, context }: Props) {
  const { locale, frame } = context
  return (
    <Section id="next" heading="next-heading">
      <div className="columns-12 gap-y-8">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="next-heading" className="max-w-[18ch] text-h2">
            {heading}
          </h2>
          <p className="mt-5 mb-7 max-w-[46ch] text-lead text-muted">{text}</p>
          <ButtonLink href={localizedPath(locale, paths.contact)}>{frame.contactUs}</ButtonLink>
        </div>
        <ContactOptions context={context} className="col-span-12 self-start lg:col-span-5 lg:col-start-8" />
      </div>
    </Section>
  )
}
