import type { ReactNode } from 'react'
import { mailLink } from '@/domain/mailLink'
import { callLink } from '@/domain/phone'
import type { PageContext } from '../page'
import { Icon, type IconName } from '../ui/Icon'

interface Detail {
  icon: IconName
  name: string
  value: ReactNode
  /** The value's language, if it isn't the page's. */
  lang?: string | undefined
}

/** Email, phone, location and hours from the settings. */
export function Details({ context: { settings, settingsLang, t } }: { context: PageContext }) {
  const { email, phone, location, businessHours } = settings
  const details: Detail[] = [
    {
      icon: 'mail',
      name: t('contactPage.email'),
      value: (
        <a href={mailLink(email)} className="line-link -my-1 inline-block py-1">
          {email}
        </a>
      ),
    },
    {
      icon: 'phone',
      name: t('contactPage.phone'),
      value: (
        <a href={callLink(phone)} className="line-link -my-1 inline-block py-1">
          {phone}
        </a>
      ),
    },
    { icon: 'pin', name: t('contactPage.location'), value: location, lang: settingsLang },
    { icon: 'clock', name: t('contactPage.hours'), value: businessHours, lang: settingsLang },
  ]
  return (
    <section aria-labelledby="details-heading" className="wrap">
      <h2 id="details-heading" className="sr-only">
        {t('contactPage.details')}
      </h2>
      <dl className="grid border-rule border-t sm:grid-cols-2 sm:border-b lg:grid-cols-4">
        {details.map(({ icon, name, value, lang }) => (
          <div
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-3 border-rule border-b py-2.5 sm:block sm:border-0 sm:py-6 sm:pr-6"
          >
            <dt className="flex items-center gap-2.5 text-muted text-small">
              <Icon name={icon} size={18} className="text-accent-text" />
              {name}
            </dt>
            <dd lang={lang} className="min-w-0 py-1 font-semibold sm:mt-2">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
