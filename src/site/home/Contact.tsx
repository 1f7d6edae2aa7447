import type { SettingsEntity } from '@/domain/entities'
import { callLink } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { Inquiry } from '../inquiry/Inquiry'
import type { PageContext } from '../page'
import { Eyebrow } from '../ui/Eyebrow'
import { Icon, type IconName } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'
import { Section } from '../ui/Section'

interface Shortcut {
  icon: IconName
  title: string
  text: string
  href: string
  isOutside?: boolean
}

function shortcuts(
  { whatsappNumber, whatsappTexts, phone, email }: SettingsEntity,
  t: Translate,
): Shortcut[] {
  return [
    {
      icon: 'chat',
      title: t('contact.whatsapp'),
      text: t('contact.whatsappText'),
      href: whatsappLink(whatsappNumber, whatsappTexts.contact),
      isOutside: true,
    },
    { icon: 'phone', title: t('contact.call'), text: phone, href: callLink(phone) },
    { icon: 'mail', title: t('contact.email'), text: email, href: `mailto:${email}` },
  ]
}

function ShortcutRow({
  icon,
  title,
  text,
  href,
  isOutside,
  context: { contentLang, t },
}: Shortcut & { context: PageContext }) {
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener', hrefLang: contentLang })}
      className="group flex items-center gap-4 border-rule border-t py-2.5 sm:py-4"
    >
      <Icon name={icon} size={22} className="text-accent-text" />
      <span className="grid">
        <span className="font-semibold">
          <span className="line-link">{title}</span>
        </span>
        <span className="text-muted text-small">{text}</span>
        {isOutside && <NewTab t={t} />}
      </span>
      <Icon
        name="arrow"
        className="ml-auto text-muted transition-transform duration-150 group-hover:translate-x-1"
      />
    </a>
  )
}

/** The inquiry form, with the quicker ways to get in touch next to it. */
export function Contact({ context }: { context: PageContext }) {
  const { settings, contentLang, t } = context
  return (
    <Section id="contact" heading="contact-heading" className="night bg-paper text-ink">
      <div className="columns-12 gap-y-10 lg:gap-y-14">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{t('contact.eyebrow')}</Eyebrow>
          <h2 id="contact-heading" className="text-h2">
            {t('contact.heading')}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-muted">
            {t('contact.text')} {t('contact.promise')}
          </p>
          <ul className="mt-7 border-rule border-b sm:mt-10">
            {shortcuts(settings, t).map((shortcut) => (
              <li key={shortcut.icon}>
                <ShortcutRow {...shortcut} context={context} />
              </li>
            ))}
          </ul>
          <p className="mt-6 flex items-center gap-3 text-muted text-small">
            <Icon name="clock" size={18} />
            {t('contact.hours')}: <span lang={contentLang}>{settings.businessHours}</span>
          </p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <div className="rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
            <Inquiry context={context} intro={<h3 className="mb-6 text-h3">{t('contact.formHeading')}</h3>} />
          </div>
        </div>
      </div>
    </Section>
  )
}
