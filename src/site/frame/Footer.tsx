import type { ReactNode } from 'react'
import { labelOf } from '@/domain/choice'
import type { SettingsEntity } from '@/domain/entities'
import type { Locale } from '@/domain/locales'
import { mailLink } from '@/domain/mailLink'
import { ratesSetOn } from '@/domain/money'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { callLink } from '@/domain/phone'
import { socialPlatforms } from '@/domain/social'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { settingsLangOf } from '../page'
import { NewTab } from '../ui/NewTab'
import { SiteLink } from '../ui/SiteLink'
import { ConsentChoice } from '../visits/ConsentChoice'
import { ChatPlace } from './ChatPlace'
import { FloatingChat } from './FloatingChat'
import { Logo } from './Logo'
import { linkTo } from './links'

/** The date of the exchange rates, formatted for the page's language. */
const setOn = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(ratesSetOn))

function Column({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-3 font-semibold font-text text-muted text-small tracking-normal">{title}</h2>
      <ul className="grid [&_a]:inline-block [&_a]:min-w-6 [&_a]:max-w-full [&_a]:py-1">{children}</ul>
    </div>
  )
}

function Links({ links, locale }: { links: PageTexts['frame']['siteLinks']; locale: Locale }) {
  return links.map(({ id, label, page }) => (
    <li key={id}>
      <SiteLink href={linkTo(locale, page)} className="line-link">
        {label}
      </SiteLink>
    </li>
  ))
}

interface FooterProps {
  locale: Locale
  settings: SettingsEntity
  frame: PageTexts['frame']
  t: Translate
}

/** The footer of every page. */
export function Footer({ locale, settings, frame, t }: FooterProps) {
  const { siteName, email, phone, whatsappNumber, whatsappTexts, location, social } = settings
  const asksConsent = Boolean(settings.analyticsId && settings.analyticsConsent)
  return (
    <footer className="render-near border-rule print:hidden border-t">
      <div className="wrap columns-12 gap-y-8 py-10 md:gap-y-10 md:py-16">
        <div className="col-span-12 lg:col-span-4">
          <Logo name={siteName} />
          <p className="mt-4 max-w-[30ch] text-muted max-sm:hidden">{frame.pitch}</p>
        </div>
        {frame.siteLinks.length > 0 && (
          <Column title={frame.links} className="col-span-6 md:col-span-3 lg:col-span-2">
            <Links links={frame.siteLinks} locale={locale} />
          </Column>
        )}
        <Column
          title={frame.reach}
          className="col-span-12 row-start-2 md:col-span-6 md:row-start-auto lg:col-span-4"
        >
          <li>
            <a href={callLink(phone)} className="line-link">
              {phone}
            </a>
          </li>
          <li>
            <a href={mailLink(email)} className="line-link">
              {email}
            </a>
          </li>
          <li>
            <a
              href={whatsappLink(whatsappNumber, whatsappTexts.contact)}
              target="_blank"
              rel="noopener"
              hrefLang={settingsLangOf(locale, settings)}
              className="line-link"
            >
              {frame.whatsapp}
              <NewTab t={t} />
            </a>
          </li>
          <li lang={settingsLangOf(locale, settings)} className="py-1 text-muted">
            {location}
          </li>
        </Column>
        {social.length > 0 && (
          <Column title={frame.follow} className="col-span-6 md:col-span-3 lg:col-span-2">
            {social.map(({ platform, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" className="line-link">
                  {labelOf(socialPlatforms, platform)}
                  <NewTab t={t} />
                </a>
              </li>
            ))}
          </Column>
        )}
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-rule border-t py-6 text-muted text-small">
          <p data-rates className="basis-full">
            {t('money.rates', { date: setOn(locale) })}
          </p>
          <p>
            © {new Date().getFullYear()} {siteName}. {frame.rights}
          </p>
          {(frame.legalLinks.length > 0 || asksConsent) && (
            <ul className="flex flex-wrap items-center gap-x-6 [&_a]:inline-block [&_a]:py-1">
              <Links links={frame.legalLinks} locale={locale} />
              {asksConsent && (
                <li>
                  <ConsentChoice t={t} />
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
      <ChatPlace>
        <FloatingChat locale={locale} settings={settings} t={t} />
      </ChatPlace>
    </footer>
  )
}
