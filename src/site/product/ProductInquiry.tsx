import type { ProductEntity } from '@/domain/entities'
import { serviceTypeOfProduct } from '@/domain/subject'
import { type FurtherReading, Inquiry } from '../inquiry/Inquiry'
import { type PageContext, textsOnce } from '../page'
import { Eyebrow } from '../ui/Eyebrow'
import { Filled } from '../ui/Filled'
import { Section } from '../ui/Section'

/** The end of a product's page: what comes with it, and its inquiry form, which knows what it is about. */
export async function ProductInquiry({
  product: { id, title: product, category, features },
  further,
  context,
}: {
  product: Pick<ProductEntity, 'id' | 'title' | 'category' | 'features'>
  further?: FurtherReading
  context: PageContext
}) {
  const { contentLang, locale, t } = context
  const { askHeading, askText } = await textsOnce('products', locale)
  const serviceType = serviceTypeOfProduct(category)
  return (
    <Section id="inquiry" heading="inquiry-heading" className="night bg-paper text-ink">
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{t('contact.eyebrow')}</Eyebrow>
          <h2 id="inquiry-heading" className="text-h2">
            <Filled text={askHeading} values={{ product: <span lang={contentLang}>{product}</span> }} />
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead text-muted">{askText}</p>
          {features.length > 0 && (
            <>
              <h3 className="mt-10 mb-4 text-h3">{t('product.youGet')}</h3>
              <ul lang={contentLang} className="border-rule border-b">
                {features.map((feature) => (
                  <li key={feature} className="checked border-rule border-t py-3">
                    {feature}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <div className="rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
            <Inquiry
              context={context}
              further={further}
              place={`product-${id}`}
              start={{ description: t('product.inquiryDraft', { product }), serviceType }}
              chosen={{
                service: t(`serviceTypes.${serviceType}`),
                why: t('subject.chosen'),
                change: t('subject.change'),
              }}
            />
          </div>
        </div>
      </div>
    </Section>
  )
}
