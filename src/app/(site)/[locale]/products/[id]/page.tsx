import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { productWithRelated } from '@/content/products'
import { furtherProject } from '@/content/projects'
import { isLocale, type Locale, localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'
import { pageContext } from '@/site/page'
import { MissingProduct } from '@/site/product/MissingProduct'
import { ProductPage } from '@/site/product/ProductPage'
import { categoryName } from '@/site/products/categoryName'
import { pageMetadata } from '@/site/seo/metadata'
import { ogPath, translationOf } from '@/site/seo/ogPath'

export const dynamicParams = true
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; id: string }> }

const load = cache((id: string, locale: Locale, contentLanguage: Locale) =>
  productWithRelated(id, { locale, contentLanguage }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ t, site }, { id }] = await Promise.all([pageContext(params), params])
  const found = await load(id, site.locale, site.contentLanguage)
  if (!found) return {}
  const { product } = found
  const category = categoryName(product.category, t)
  return pageMetadata(
    {
      title: product.title,
      description: product.description,
      language: product.lang,
      languages: found.languages,
      keywords: [product.title, category, ...product.technologies, ...t('product.keywords').split(', ')],
      url: paths.product(product.id),
      image: ogPath('product', product.id, translationOf(product, site)),
      type: 'product',
      category,
      tags: product.technologies,
    },
    site,
  )
}

export default async function Page({ params }: Props) {
  const [context, { id, locale }] = await Promise.all([pageContext(params), params])
  const found = await load(id, context.locale, context.site.contentLanguage)
  if (!found) return <MissingProduct />
  // The URL has the id from before a move to another database.
  const { product } = found
  if (product.id !== id && isLocale(locale))
    permanentRedirect(localizedPath(locale, paths.product(product.id)))
  return <ProductPage {...found} further={await furtherProject(undefined, context.site)} context={context} />
}
