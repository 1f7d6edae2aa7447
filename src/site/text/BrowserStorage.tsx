import { storedInBrowser } from '@/domain/browserStorage'
import type { PageContext } from '../page'

/** What the site stores in a visitor's browser; always part of the privacy page, whatever staff write there. */
export function BrowserStorage({ context: { settings, t } }: { context: PageContext }) {
  const { analyticsId, analyticsConsent } = settings
  return (
    <section aria-labelledby="storage-heading" className="mt-14 max-w-[54rem]">
      <h2 id="storage-heading" className="text-h3">
        {t('storage.heading')}
      </h2>
      <p className="mt-3 mb-6 max-w-[60ch] text-muted">{t('storage.text')}</p>
      <dl className="border-rule border-b">
        {storedInBrowser({ analyticsId, asks: analyticsConsent }).map(({ names, purpose, retention }) => (
          <div
            key={purpose}
            className="grid gap-x-8 gap-y-1 border-rule border-t py-4 sm:grid-cols-[16rem_1fr]"
          >
            <dt className="flex flex-wrap content-start gap-x-3 gap-y-1">
              {names.map((name) => (
                <code key={name} className="text-[0.9375rem]">
                  {name}
                </code>
              ))}
            </dt>
            <dd>
              {t(`storage.${purpose}`)} <span className="text-muted">{t(`storage.${retention}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
