import { type Locale, localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import type { Translate } from '@/i18n/messages'
import { Button } from '../ui/Button'
import { SiteLink } from '../ui/SiteLink'

/** Asks for consent to count visits, with two equal buttons in the corner. Shown by `countVisits`. */
export function ConsentBar({ locale, t }: { locale: Locale; t: Translate }) {
  return (
    <section
      hidden
      data-consent
      tabIndex={-1}
      aria-label={t('consent.label')}
      className="fixed right-4 bottom-4 left-4 z-40 floating-panel rounded-card p-5 text-small sm:right-auto sm:left-6 sm:max-w-md md:bottom-6"
    >
      <p>
        {t('consent.question')}{' '}
        <SiteLink
          href={`${localizedPath(locale, paths.privacy)}#storage-heading`}
          className="underline underline-offset-4"
        >
          {t('consent.privacy')}
        </SiteLink>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" size="compact" value="denied">
          {t('consent.deny')}
        </Button>
        <Button variant="quiet" size="compact" value="granted">
          {t('consent.allow')}
        </Button>
      </div>
    </section>
  )
}
