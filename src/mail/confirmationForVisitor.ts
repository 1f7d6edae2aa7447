import type { SettingsEntity } from '../domain/entities'
import { type Locale, localizedPath } from '../domain/locales'
import { personName } from '../domain/personName'
import { translator } from '../i18n/translator'
import type { Lead } from '../payload-types'
import { settings } from '../settings'
import { line } from './line'

type Site = Pick<SettingsEntity, 'siteName' | 'email'>

/**
 * The visitor's confirmation of an inquiry. The only input it repeats is a name that can only be a name, so that nobody
 * can send a stranger a message through us.
 */
export function confirmationForVisitor({ fullName }: Lead, { siteName, email }: Site, locale: Locale) {
  const t = translator(locale)
  const name = personName(fullName)
  return {
    subject: t('mail.subject', { site: line(siteName) }),
    replyTo: { name: line(siteName), address: email },
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': locale },
    text: [
      name ? t('mail.greeting', { name }) : t('mail.greetingNobody'),
      '',
      t('mail.arrived'),
      t('mail.promise'),
      '',
      t('mail.notYou'),
      '',
      line(siteName),
      `${settings.siteUrl}${localizedPath(locale, '/')}`,
      '',
    ].join('\n'),
  }
}
