import type { Proof } from '@/content/projects'
import type { ServiceCard } from '@/content/services'
import { cardFeatures, firstAndMore } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { fillText, whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import { contactAbout } from '../contact/subject'
import { aboutEntry, type PageContext } from '../page'
import { Badge } from '../ui/Badge'
import { BeforeAfter } from '../ui/BeforeAfter'
import { ButtonAnchor } from '../ui/Button'
import { Converted } from '../ui/Converted'
import { CoverLink } from '../ui/CoverLink'
import { Filled } from '../ui/Filled'
import { Icon } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'
import { Picture } from '../ui/Picture'
import { SiteLink } from '../ui/SiteLink'
import { WrittenPrice } from '../ui/WrittenPrice'
import { Zoom } from '../ui/Zoom'

function Features({ service: { features, lang }, t }: { service: ServiceCard; t: Translate }) {
  const { first, more } = firstAndMore(features, cardFeatures)
  return (
    <>
      <h3 className="mb-3 font-semibold font-text text-small tracking-normal">
        {t('servicesPage.features')}
      </h3>
      <ul className="grid gap-2">
        {first.map((feature) => (
          <li key={feature} lang={lang} className="checked">
            {feature}
          </li>
        ))}
        {more > 0 && (
          <li className="pl-7 text-muted text-small">{t('controls.more', { more: String(more) })}</li>
        )}
      </ul>
    </>
  )
}

/** A number that the service moved; links to the project. */
function ProofLink({ proof, context, className }: { proof: Proof; context: PageContext; className: string }) {
  const { slug, title, headline, picture, lang } = proof
  return (
    <div className={`group relative flex flex-col ${className}`}>
      <BeforeAfter result={headline} context={aboutEntry(context, proof)} size="line" />
      <CoverLink
        href={localizedPath(context.locale, paths.project(slug))}
        lang={lang}
        className="font-medium text-accent-text text-small"
      >
        {title}
      </CoverLink>
      {picture && (
        <div className="mb-6 max-md:hidden md:order-first">
          <Zoom>
            <Picture
              picture={picture}
              lang={lang}
              sizes="(min-width: 80rem) 480px, (min-width: 48rem) 39vw"
              ratio="16 / 10"
            />
          </Zoom>
        </div>
      )}
    </div>
  )
}

/** Where a row has its parts on wide screens: the picture changes sides, and without one the title takes its place. */
const places = {
  left: { title: 'lg:col-span-7 lg:col-start-6', proof: 'lg:col-start-1', details: 'lg:col-start-6' },
  right: { title: 'lg:col-span-7', proof: 'lg:col-start-8', details: 'lg:col-start-1' },
  none: { title: 'lg:col-span-5', proof: '', details: 'md:row-start-1' },
}

/** A service with its features, price and quote link. */
export function ServiceRow({
  service,
  proof,
  side,
  context,
}: {
  service: ServiceCard
  proof: Proof | undefined
  /** Of the proof's picture, on wide screens. */
  side: 'left' | 'right'
  context: PageContext
}) {
  const { id, title, description, features, technologies, price, icon, lang } = service
  const { locale, contentLang, settingsLang, settings, t } = context
  const heading = `service-${id}`
  const place = places[proof ? side : 'none']
  return (
    <article
      aria-labelledby={heading}
      className="columns-12 gap-y-3 border-rule border-t py-6 md:grid-rows-[auto_1fr] md:gap-y-7 md:py-14"
    >
      <div className={`col-span-12 flex items-start gap-5 md:col-span-5 ${place.title}`}>
        <span className="grid size-13 shrink-0 place-items-center rounded-card bg-accent-tint text-accent-text">
          <Icon name={icon} size={26} />
        </span>
        <div>
          <h2 id={heading} lang={lang} className="text-[clamp(1.5rem,2.4vw,2rem)] leading-[1.15]">
            {title}
          </h2>
          <p className="mt-2 font-semibold text-accent-text tabular-nums">
            <WrittenPrice price={price} context={context} />
            <span className="font-normal text-muted">
              <Converted price={price} t={t} />
            </span>
          </p>
        </div>
      </div>
      {proof && (
        <ProofLink
          proof={proof}
          context={context}
          className={`col-span-12 md:col-span-5 lg:row-span-2 lg:row-start-1 ${place.proof}`}
        />
      )}
      <details
        className={`open-on-desk disclosure col-span-12 md:col-span-7 md:col-start-6 md:row-span-2 md:row-start-1 ${proof ? 'lg:row-span-1 lg:row-start-2' : ''} ${place.details}`}
      >
        <summary className="font-semibold text-accent-text text-small">
          {t('servicesPage.more')}
          <span className="sr-only">
            : <span lang={lang}>{title}</span>
          </span>
        </summary>
        <div className="grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-6 max-sm:pt-4 lg:grid-cols-2">
          <p lang={lang} className="max-w-[60ch] lg:col-span-2">
            {description}
          </p>
          {features.length > 0 && (
            <div>
              <Features service={service} t={t} />
            </div>
          )}
          <div className="flex flex-col items-start gap-6">
            {technologies.length > 0 && (
              <ul aria-label={t('servicesPage.technologies')} className="flex flex-wrap gap-2">
                {technologies.map((technology) => (
                  <li key={technology}>
                    <Badge>{technology}</Badge>
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonAnchor
                variant="quiet"
                href={whatsappLink(
                  settings.whatsappNumber,
                  fillText(settings.whatsappTexts.service, { service: title }),
                )}
                target="_blank"
                rel="noopener"
                hrefLang={settingsLang}
              >
                <Icon name="chat" size={18} />
                {t('servicesPage.quote')}
                <span className="sr-only">
                  <Filled
                    text={t('servicesPage.quoteFor')}
                    values={{ service: <span lang={lang}>{title}</span> }}
                  />
                </span>
                <NewTab t={t} />
              </ButtonAnchor>
              <SiteLink
                href={localizedPath(locale, contactAbout('service', id))}
                className="inline-flex min-h-11 items-center font-semibold text-accent-text"
              >
                <span className="line-link">{t('contact.formHeading')}</span>
                <span className="sr-only">
                  <Filled
                    text={t('subject.inquireAbout')}
                    values={{ service: <span lang={lang}>{title}</span> }}
                  />
                </span>
              </SiteLink>
            </div>
          </div>
        </div>
      </details>
    </article>
  )
}
