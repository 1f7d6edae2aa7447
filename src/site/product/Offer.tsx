import type { ProductCard } from '@/content/products'
import { fillText } from '@/domain/fillText'
import { whatsappLink } from '@/domain/whatsapp'
import type { Translate } from '@/i18n/messages'
import type { PageContext } from '../page'
import { categoryName } from '../products/categoryName'
import { Rating } from '../products/Rating'
import { Badge } from '../ui/Badge'
import { ButtonAnchor } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'
import { Prices } from '../ui/Prices'
import { titleSize } from './titleSize'

function OutsideLink({ href, icon, text, t }: { href: string; icon: IconName; text: string; t: Translate }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text"
    >
      <Icon name={icon} size={18} />
      <span className="line-link">{text}</span>
      <NewTab t={t} />
    </a>
  )
}

/** A product's summary, price and links. */
export function Offer({
  product,
  context: { locale, contentLang, settingsLang, settings, t },
}: {
  product: ProductCard
  context: PageContext
}) {
  const chatText = fillText(settings.whatsappTexts.product, { product: product.title })
  return (
    <div className="grid content-start gap-5">
      <div>
        <p className="mb-3 font-medium text-accent-text text-small">{categoryName(product.category, t)}</p>
        <h1 lang={contentLang} className={titleSize(product.title)}>
          {product.title}
        </h1>
      </div>
      <Rating product={product} locale={locale} t={t} />
      <p lang={contentLang} className="text-lead">
        {product.description}
      </p>
      <div className="border-rule border-y py-5 font-display text-[clamp(1.75rem,3vw,2.25rem)] leading-tight">
        <Prices product={product} isDetailed t={t} />
      </div>
      <div className="flex flex-wrap gap-3 *:grow">
        <ButtonAnchor
          href={whatsappLink(settings.whatsappNumber, chatText)}
          target="_blank"
          rel="noopener"
          hrefLang={settingsLang}
        >
          <Icon name="chat" size={18} />
          {t('product.chat')}
          <NewTab t={t} />
        </ButtonAnchor>
        <ButtonAnchor variant="quiet" href="#inquiry">
          {t('product.inquire')}
        </ButtonAnchor>
      </div>
      {(product.demoUrl || product.downloadUrl) && (
        <div className="flex flex-wrap gap-x-7">
          {product.demoUrl && (
            <OutsideLink href={product.demoUrl} icon="outside" text={t('product.demo')} t={t} />
          )}
          {product.downloadUrl && (
            <OutsideLink href={product.downloadUrl} icon="download" text={t('product.download')} t={t} />
          )}
        </div>
      )}
      {product.technologies.length > 0 && (
        <div>
          <h2 className="mb-3 font-semibold font-text text-small tracking-normal">
            {t('product.technologies')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {product.technologies.map((technology) => (
              <li key={technology}>
                <Badge>{technology}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
