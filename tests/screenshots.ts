// npm run screenshots: takes the README's screenshots of the built product with its demo content.
import type { BrowserContextOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from './e2e/fixtures'
import { Product } from './e2e/Product'
import { launchChromium } from './launchChromium'

const folder = 'docs/images'
/** The size limit of an image, in bytes. */
const limit = 300_000

/** The pages to capture, and whether they need a login. */
const screens = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'article', path: '/blog/designing-tables-for-all-day', colorScheme: 'dark' },
  { name: 'dashboard', path: '/admin', isStaff: true },
  { name: 'leads', path: '/admin/leads', isStaff: true },
  { name: 'crm', path: '/admin/crm', isStaff: true },
] as const satisfies { name: string; path: string; isStaff?: true; colorScheme?: 'dark' }[]

/** Whether everything visible is rendered: fonts, images, and no skeleton left. */
const isDrawn = async () => {
  await document.fonts.ready
  const images = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  return images.every((image) => image.complete) && !document.querySelector('[aria-busy="true"]')
}

async function shoot(page: Page, name: string, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${path} answers ${response?.status()}.`)
  await page.waitForFunction(isDrawn)
  const file = `${folder}/${name}.webp`
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(file)
  if (size > limit) throw new Error(`${file} has ${size} bytes, and may have ${limit}.`)
  console.log(`${file} ${Math.round(size / 1000)} kB`)
}

const product = new Product('sqlite')
const browser = await launchChromium()
try {
  console.log('Starting the built product with demo content …')
  await product.start()
  await product.fill()
  const { storageState } = await signIn(product)
  for (const screen of screens) {
    const options: BrowserContextOptions = {
      baseURL: product.baseURL,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'colorScheme' in screen ? screen.colorScheme : 'light',
      ...('isStaff' in screen && { storageState }),
    }
    const context = await browser.newContext(options)
    await shoot(await context.newPage(), screen.name, screen.path)
    await context.close()
  }
} finally {
  await browser.close()
  await product.dispose()
}
