import { expect, test } from './fixtures'
import { fillInquiry, sendButton } from './inquiryForm'
import { open } from './sitePage'

/** The specification's texts, verbatim, by the page and state they appear in. */
const texts: Record<string, string[]> = {
  '/': [
    'Transform Your Ideas Into Digital Reality',
    'Professional web and mobile app development services that drive business growth',
    'Start Your Project',
    'Learn More',
    'Get Quote',
    'Home',
    'About',
    'Services',
    'Portfolio',
    'Products',
    'Blog',
    'Contact',
    'Remote & On-site',
    'Full name',
    'Email address',
    'Phone number',
    'Service type',
    'Project description',
    'Required',
    'Optional',
    'Web Development',
    'Mobile App',
    'Backend',
    'UI/UX',
    'Cloud',
    'Maintenance',
    'Consultation',
    '5+',
    '50+',
    'WhatsApp',
    'Privacy',
    'Terms',
    'Sitemap',
  ],
  '/about': [
    '$2,500-$15,000',
    'From $500/month',
    'Web Development',
    'Mobile App Development',
    'UI/UX Design',
    'E-commerce Solutions',
    'Digital Marketing',
  ],
  '/contact': ['Mon-Fri 9 AM-6 PM IST', 'Remote & On-site'],
  '/products': [
    'Web Templates',
    'Mobile Apps',
    'Dashboard',
    'E-commerce',
    'API Scripts',
    'Tools & Utilities',
    'CMS',
    'Admin Panels',
  ],
  '/blog': [
    'Web Development',
    'Mobile Development',
    'Backend Development',
    'UI/UX Design',
    'Cloud Solutions',
    'Programming',
    'Technology Trends',
    'Tutorials',
    'Industry News',
  ],
  '/portfolio?category=zzzz': ['No Projects Yet'],
  '/products?search=zzzz': ['No products found'],
  '/blog?search=zzzz': ['No articles found'],
  '/products/no-such-product': [
    'Product Not Found',
    "The product you're looking for doesn't exist or has been removed.",
  ],
  '/blog/no-such-post': [
    'Blog Post Not Found',
    "The blog post you're looking for doesn't exist or has been removed.",
  ],
  '/no/such/page': ['404 Page Not Found', 'Did you forget to add the page to the router?'],
}

test('the texts of the specification are where they belong, to the letter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, expected] of Object.entries(texts)) {
    await page.goto(path)
    const shown = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof HTMLScriptElement) continue
        // A text with other elements in between counts as one; a label has its mark next to it.
        const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
        found.push(
          (node.textContent ?? '').trim(),
          own
            .map((child) => child.textContent)
            .join('')
            .trim(),
        )
      }
      return found
    })
    for (const text of expected) expect(shown.includes(text), `"${text}" on ${path}`).toBe(true)
  }
  await expect(page).toHaveTitle('404 Page Not Found')
})

test('the inquiry form’s messages, to the letter', async ({ page }) => {
  await open(page, '/contact')
  const says = (text: string) =>
    expect(page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })).toBeVisible()
  const send = sendButton(page)
  await send.click()
  await says('Missing Information')
  await says('Please fill in all required fields.')
  await expect(page.getByLabel('Email address')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone number')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Project description')).toHaveAttribute('rows', '4')
  await fillInquiry(page)
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await send.click()
  await says('Error')
  await says('Failed to send message. Please try again.')
  await send.click()
  await says('Message Sent!')
  await says("Thank you for your interest! We'll contact you within 24 hours.")
})

test('the footer names the current year', async ({ request }) => {
  const year = new Date().getFullYear()
  expect(await (await request.get('/')).text()).toMatch(new RegExp(`© (?:<!-- -->)?${year}`))
})
