import type { Proof } from '@/content/projects'
import type { ServiceCard } from '@/content/services'
import { fillText } from '@/domain/fillText'
import { cardFeatures, firstAndMore } from '@/domain/limits'
import { localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { whatsappLink } from '@/domain/whatsapp'
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
      <ul className="grid gap-x-[clamp(1rem,2.5vw,2.5rem)] gap-y-2 lg:grid-cols-2">
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
      <BeforeAfter result={headline} context={aboutEntry(context, proof)} size="card" />
      <CoverLink
        href={localizedPath(context.locale, paths.project(slug))}
        lang={lang}
        className="pt-1 font-medium text-accent-text text-small"
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

const besideProof = 'md:col-span-7 md:col-start-6 md:row-span-2 md:row-start-1 lg:row-span-1 lg:row-start-2'

/** Where a row has its parts on wide screens: the picture, or the price in its place, changes sides. */
const places = {
  left: {
    title: 'md:col-span-5 lg:col-span-7 lg:col-start-6',
    proof: 'lg:col-start-1',
    details: `${besideProof} lg:col-start-6`,
  },
  right: {
    title: 'md:col-span-5 lg:col-span-7',
    proof: 'lg:col-start-8',
    details: `${besideProof} lg:col-start-1`,
  },
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
  /** Of the picture or the large price, on wide screens. */
  side: 'left' | 'right'
  context: PageContext
}) {
  const { id, title, description, features, technologies, price, icon, lang } = service
  const { locale, settingsLang, settings, t } = context
  const heading = `service-${id}`
  const place = places[side]
  const beside = `col-span-12 md:col-span-5 lg:row-span-2 lg:row-start-1 ${place.proof}`
  const converted = (
    <span className="whitespace-nowrap font-normal text-muted text-small">
      <Converted price={price} t={t} />
    </span>
  )
  return (
    <article
      aria-labelledby={heading}
      className="columns-12 gap-y-3 border-rule border-t py-6 md:grid-rows-[auto_1fr] md:gap-y-7 md:py-14"
    >
      <div
        className={`col-span-12 grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr] sm:gap-x-5 ${place.title}`}
      >
        <span
          className={`col-start-2 row-start-1 grid size-10 place-items-center rounded-card bg-accent-tint text-accent-text sm:col-start-1 sm:size-13 ${proof ? 'sm:row-span-2' : ''}`}
        >
          <Icon name={icon} size={26} className="max-sm:size-5" />
        </span>
        <h2
          id={heading}
          lang={lang}
          className="col-start-1 row-start-1 self-center text-[clamp(1.5rem,2.4vw,2rem)] leading-[1.15] sm:col-start-2"
        >
          {title}
        </h2>
        {proof && (
          <p className="col-span-2 font-semibold text-accent-text tabular-nums sm:col-span-1 sm:col-start-2">
            <WrittenPrice price={price} context={context} />
            {converted}
          </p>
        )}
      </div>
      {proof ? (
        <ProofLink proof={proof} context={context} className={`max-md:mt-2.5 ${beside}`} />
      ) : (
        <p className={`large-price ${beside}`}>
          <WrittenPrice price={price} context={context} amountClass="large-amount" />
          {converted}
        </p>
      )}
      <details className={`open-on-desktop disclosure col-span-12 ${place.details}`}>
        <summary className="font-semibold text-accent-text text-small">
          {t('servicesPage.more')}
          <span className="sr-only">
            : <span lang={lang}>{title}</span>
          </span>
        </summary>
        <div className="grid gap-6 max-sm:pt-4">
          <p lang={lang} className="max-w-[60ch]">
            {description}
          </p>
          <div className="grid content-start gap-6">
            {features.length > 0 && (
              <div>
                <Features service={service} t={t} />
              </div>
            )}
            {technologies.length > 0 && (
              <ul aria-label={t('servicesPage.technologies')} className="-m-1 text-balance">
                {technologies.map((technology) => (
                  <li key={technology} className="m-1 inline-block">
                    <Badge>{technology}</Badge>
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
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
