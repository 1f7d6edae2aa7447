import { Product, type ProductOptions } from '../e2e/Product'

export interface DemoPages {
  baseURL: string
  /** Paths by name. */
  pages: Record<'home' | 'products' | 'product' | 'article', string>
  product: Product
}

/** Runs the built product with its own demo content while something is measured. */
export async function withDemo(
  measure: (demo: DemoPages) => Promise<void>,
  options: ProductOptions = {},
): Promise<void> {
  const product = new Product('sqlite', undefined, options)
  console.log('Starting the built product with demo content …')
  await product.start()
  await product.fill()
  try {
    const { baseURL } = product
    const first = async (path: string) => (await (await fetch(`${baseURL}${path}?limit=1`)).json())[0]
    const [{ id }, { slug }] = await Promise.all([first('/api/products'), first('/api/blog-posts')])
    const pages = { home: '/', products: '/products', product: `/products/${id}`, article: `/blog/${slug}` }
    await measure({ baseURL, pages, product })
  } finally {
    await product.dispose()
  }
}
