import type { ProductEntity } from '@/domain/entities'
import { Inquiry } from '../inquiry/Inquiry'
import type { PageContext } from '../page'
import { Eyebrow } from '../ui/Eyebrow'
import { Filled } from '../ui/Filled'
import { Section } from '../ui/Section'

/** The inquiry form of a product, with the product already named. */
export function ProductInquiry({
  product: { id, title: product },
  context: { locale, contentLang, settings, t },
}: {
  product: Pick<ProductEntity, 'id' | 'title'>
  context: PageContext
}) {
  return (
    <Section id="inquiry" heading="inquiry-heading" className="night bg-paper text-ink">
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{t('contact.eyebrow')}</Eyebrow>
          <h2 id="inquiry-heading" className="text-h2">
            <Filled
              text={t('product.inquiryHeading')}
              values={{ product: <span lang={contentLang}>{product}</span> }}
            />
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead text-muted">
            {t('product.inquiryText')} {t('contact.promise')}
          </p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <div className="rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
            <Inquiry
              locale={locale}
              settings={settings}
              t={t}
              place={`product-${id}`}
              prefill={t('product.inquiryDraft', { product })}
            />
          </div>
        </div>
      </div>
    </Section>
  )
}
