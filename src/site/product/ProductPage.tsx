import type { ProductCard } from '@/content/products'
import { paths } from '@/domain/paths'
import { trailTo } from '../frame/trail'
import type { FurtherReading } from '../inquiry/Inquiry'
import { aboutEntry, type PageContext } from '../page'
import { PageData } from '../seo/PageData'
import { ProductTags } from '../seo/ProductTags'
import { product as productData } from '../seo/structuredData'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { Details } from './Details'
import { Gallery } from './Gallery'
import { Offer } from './Offer'
import { ProductInquiry } from './ProductInquiry'
import { Related } from './Related'

/** The longest description that stands below the offer, in characters; a longer one has the width of the pictures. */
const longestAside = 800

/** A product with all its data, an inquiry form, and related products. */
export function ProductPage({
  product,
  related,
  further,
  context,
}: {
  product: ProductCard
  related: ProductCard[]
  further?: FurtherReading
  context: PageContext
}) {
  const { site } = context
  const own = aboutEntry(context, product)
  const isAside = product.pictures.length > 1 && (product.longDescription ?? '').length <= longestAside
  const trail = [...trailTo(context, paths.products), { name: product.title, url: paths.product(product.id) }]
  return (
    <>
      <PageData context={context} breadcrumbs={trail} things={[productData(product, product.images, site)]} />
      <ProductTags price={product.price} currency="INR" availability="in stock" brand={site.siteName} />
      <div className="wrap pt-6 pb-(--section) md:pt-10">
        <Breadcrumbs context={own} trail={trail} />
        <div className="columns-12 mt-6 items-start gap-y-10 md:mt-8 lg:grid-rows-[auto_1fr] lg:gap-y-14">
          <div className="col-span-12 lg:col-span-7">
            <Gallery product={product} context={own} />
          </div>
          <div className="col-span-12 grid gap-y-10 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-span-5 lg:row-span-2 lg:pl-6">
            <Offer product={product} context={own} />
            {isAside && <Details product={product} context={own} />}
          </div>
          {!isAside && (
            <div className="col-span-12 lg:col-span-7">
              <Details product={product} context={own} />
            </div>
          )}
        </div>
      </div>
      <ProductInquiry product={product} further={further} context={own} />
      <Related products={related} context={context} />
    </>
  )
}
