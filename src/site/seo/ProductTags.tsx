import { type PageMeta, productTags } from './metadata'

/** Product tags for messengers; React moves them to the head. */
export function ProductTags(meta: Pick<PageMeta, 'price' | 'currency' | 'availability' | 'brand'>) {
  return Object.entries(productTags(meta)).map(([property, content]) => (
    <meta key={property} property={property} content={content} />
  ))
}
