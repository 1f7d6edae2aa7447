import type { ProductCard } from '@/content/products'
import type { PageContext } from '../page'
import { ProductPicture } from '../products/ProductPicture'
import { Enlargeable } from '../ui/Enlargeable'
import { Picture } from '../ui/Picture'

const wide = '(min-width: 80rem) 680px, (min-width: 64rem) 53vw, 90vw'
/** Side by side while the offer is below them. */
const pair = '(min-width: 80rem) 680px, (min-width: 64rem) 53vw, (min-width: 48rem) 44vw, 90vw'
const half = '(min-width: 80rem) 332px, (min-width: 64rem) 26vw, 44vw'

/** A product's images: the first one large, the others below. Each can be enlarged. */
export function Gallery({ product, context }: { product: ProductCard; context: PageContext }) {
  const [first, ...others] = product.pictures
  const lang = context.contentLang
  const isPair = others.length === 1
  const large = <ProductPicture product={product} lang={lang} sizes={isPair ? pair : wide} priority />
  return (
    <div className={`grid gap-4 ${isPair ? 'md:max-lg:grid-cols-2' : ''}`}>
      {first ? (
        <Enlargeable picture={first} context={context}>
          {large}
        </Enlargeable>
      ) : (
        large
      )}
      {others.length > 0 && (
        <ul className={`grid gap-4 ${isPair ? '' : 'grid-cols-2'}`}>
          {others.map((picture) => (
            <li key={picture.src}>
              <Enlargeable picture={picture} context={context} isSmall={!isPair}>
                <Picture picture={picture} lang={lang} sizes={isPair ? pair : half} ratio="16 / 10" />
              </Enlargeable>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
