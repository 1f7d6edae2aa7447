import type { Translate } from '../../i18n/messages'
import { Inquiry } from '../inquiry/Inquiry'
import { Eyebrow } from '../ui/Eyebrow'
import { Section } from '../ui/Section'

/** The inquiry form of a product, which is named in it already. */
export function ProductInquiry({ product, t }: { product: string; t: Translate }) {
  return (
    <Section id="inquiry" heading="inquiry-heading" className="night bg-paper text-ink">
      <div className="columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5">
          <Eyebrow>{t('contact.eyebrow')}</Eyebrow>
          <h2 id="inquiry-heading" className="text-h2">
            {t('product.inquiryHeading', { product })}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead text-muted">
            {t('product.inquiryText')} {t('contact.promise')}
          </p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <div className="rounded-card border border-rule bg-raised p-[clamp(1.25rem,3vw,2.5rem)]">
            <Inquiry t={t} typed={{ description: t('product.inquiryDraft', { product }) }} />
          </div>
        </div>
      </div>
    </Section>
  )
}
