import type { PageTexts } from '@/domain/pageTexts/pages'
import { ContactOptions } from '../contact/ContactOptions'
import { Inquiry } from '../inquiry/Inquiry'
import type { PageContext } from '../page'
import { Eyebrow } from '../ui/Eyebrow'
import { Icon } from '../ui/Icon'
import { Section } from '../ui/Section'

interface Props {
  texts: PageTexts['home']
  context: PageContext
}

/** The inquiry form, with the quicker ways to get in touch next to it. */
export function Contact({ texts, context }: Props) {
  const { settings, settingsLang, t } = context
  return (
    <Section id="contact" heading="contact-heading" className="night bg-paper text-ink">
      <div className="columns-12 gap-y-10 lg:gap-y-14">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{texts.contactEyebrow}</Eyebrow>
          <h2 id="contact-heading" className="text-h2">
            {texts.contactHeading}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-muted">{texts.contactText}</p>
          <ContactOptions context={context} className="mt-7 sm:mt-10" />
          <p className="mt-6 flex items-center gap-3 text-muted text-small">
            <Icon name="clock" size={18} />
            {t('contact.hours')}: <span lang={settingsLang}>{settings.businessHours}</span>
          </p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <div className="rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
            <Inquiry context={context} intro={<h3 className="mb-6 text-h3">{texts.form}</h3>} />
          </div>
        </div>
      </div>
    </Section>
  )
}
