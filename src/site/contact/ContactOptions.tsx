import type { SettingsEntity } from '@/domain/entities'
import { mailLink } from '@/domain/mailLink'
import { callLink } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'
import { Icon, type IconName } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'

interface ContactOption {
  icon: IconName
  title: string
  text: string
  href: string
  isOutside?: boolean
}

function contactOptions(
  { whatsappNumber, whatsappTexts, phone, email }: SettingsEntity,
  t: Translate,
): ContactOption[] {
  return [
    {
      icon: 'chat',
      title: t('contact.whatsapp'),
      text: t('contact.whatsappText'),
      href: whatsappLink(whatsappNumber, whatsappTexts.contact),
      isOutside: true,
    },
    { icon: 'phone', title: t('contact.call'), text: phone, href: callLink(phone) },
    { icon: 'mail', title: t('contact.email'), text: email, href: mailLink(email) },
  ]
}

function ContactOptionRow({
  icon,
  title,
  text,
  href,
  isOutside,
  context: { settingsLang, t },
}: ContactOption & { context: PageContext }) {
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener', hrefLang: settingsLang })}
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

/** The ways to reach the agency without the form: chat, phone and email. */
export function ContactOptions({ context, className = '' }: { context: PageContext; className?: string }) {
  return (
    <ul className={`border-rule border-b ${className}`}>
      {contactOptions(context.settings, context.t).map((way) => (
        <li key={way.icon}>
          <ContactOptionRow {...way} context={context} />
        </li>
      ))}
    </ul>
  )
}
