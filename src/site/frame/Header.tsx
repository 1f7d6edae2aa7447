import type { SettingsEntity } from '@/domain/entities'
import { type Locale, localizedPath } from '@/domain/locales'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { settingsLangOf } from '../page'
import { ThemePicker } from '../theme/ThemePicker'
import { ButtonAnchor, ButtonLink } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'
import { SiteLink } from '../ui/SiteLink'
import { CurrencyPicker } from './CurrencyPicker'
import { DisplayMenu } from './DisplayMenu'
import { LanguageLinks } from './LanguageLinks'
import { Logo } from './Logo'
import { linkTo, segmentOf } from './links'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'

interface HeaderProps {
  locale: Locale
  settings: SettingsEntity
  frame: PageTexts['frame']
  t: Translate
}

function Quote({ locale, settings, frame, t, compact }: HeaderProps & { compact?: boolean }) {
  return (
    <ButtonAnchor
      href={whatsappLink(settings.whatsappNumber, settings.whatsappTexts.quote)}
      target="_blank"
      rel="noopener"
      hrefLang={settingsLangOf(locale, settings)}
      size={compact ? 'compact' : 'normal'}
      className={compact ? 'max-sm:hidden' : ''}
    >
      {frame.quote}
      <NewTab t={t} />
    </ButtonAnchor>
  )
}

function MenuContent(props: HeaderProps) {
  const { locale, frame, t } = props
  return (
    <>
      {frame.navigation.length > 0 && (
        <nav aria-label={t('nav.main')}>
          <ul className="border-rule border-t">
            {frame.navigation.map(({ id, label, page }) => (
              <li key={id} className="border-rule border-b">
                <NavLink
                  href={linkTo(locale, page)}
                  segment={segmentOf(page)}
                  className="block py-3 font-display font-semibold text-h3 hover:text-accent-text aria-[current]:text-accent-text"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid gap-3">
        <Quote {...props} />
        <ButtonLink
          variant="quiet"
          href={localizedPath(locale, paths.contactSection)}
          className="noscript:hidden"
        >
          {frame.contactUs}
        </ButtonLink>
        {/* Without scripts the menu would stay open over the section it links to; links to other pages close it. */}
        <ButtonLink variant="quiet" href={localizedPath(locale, paths.contact)} className="script:hidden">
          {frame.contactUs}
        </ButtonLink>
      </div>
      <div className="grid gap-4">
        <LanguageLinks languages={props.settings.languages} />
        <CurrencyPicker />
        <ThemePicker />
      </div>
    </>
  )
}

/** The navigation bar of every page. */
export function Header(props: HeaderProps) {
  const { locale, settings, frame, t } = props
  return (
    <header className="site-header sticky top-0 z-40 h-(--header)">
      <div className="wrap flex h-full items-center gap-[min(1rem,4.5vw)]">
        <SiteLink href={localizedPath(locale, paths.home)} className="mr-auto flex min-w-0 items-center">
          <Logo name={settings.siteName} />
        </SiteLink>
        {frame.navigation.length > 0 && (
          <nav aria-label={t('nav.main')} className="hidden nav:block">
            <ul className="flex gap-6 font-medium text-[0.9375rem]">
              {frame.navigation.map(({ id, label, page }) => (
                <li key={id}>
                  <NavLink
                    href={linkTo(locale, page)}
                    segment={segmentOf(page)}
                    className="line-link py-1.5 aria-[current]:text-accent-text"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SiteLink
          href={localizedPath(locale, paths.search)}
          aria-label={t('searchPage.title')}
          data-tip={t('searchPage.title')}
          className="tip grid size-11 place-items-center rounded-control hover:bg-tint nav:ml-2"
        >
          <Icon name="search" size={20} />
        </SiteLink>
        <div className="hidden sm:block">
          <DisplayMenu locale={locale} languages={settings.languages} t={t} />
        </div>
        <Quote {...props} compact />
        <div className="nav:hidden">
          <MobileMenu
            label={t('nav.menu')}
            openLabel={t('nav.openMenu')}
            closeLabel={t('nav.closeMenu')}
            openIcon={<Icon name="menu" size={26} />}
            closeIcon={<Icon name="close" size={26} />}
          >
            <MenuContent {...props} />
          </MobileMenu>
        </div>
      </div>
    </header>
  )
}
