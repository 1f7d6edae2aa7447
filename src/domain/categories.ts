/** Categories of products and posts (specification §3). */

export const productCategoryLabels = [
  'Web Templates',
  'Mobile Apps',
  'Dashboard',
  'E-commerce',
  'API Scripts',
  'Tools & Utilities',
  'CMS',
  'Admin Panels',
] as const

type StoredCategory<Label extends string> = Label extends `${infer First} ${infer Rest}`
  ? Lowercase<`${First}-${Rest}`>
  : Lowercase<Label>

export type ProductCategory = StoredCategory<(typeof productCategoryLabels)[number]>

/** Lowercase, with only the first space replaced by a hyphen (specification §3). */
const productCategoryValue = (label: string) => label.toLowerCase().replace(' ', '-')

export const productCategories = productCategoryLabels.map((label) => ({
  value: productCategoryValue(label) as ProductCategory,
  label,
}))

/** The category with this stored value or label, ignoring case. */
export const findProductCategory = (text: string): ProductCategory | undefined =>
  productCategories.find(({ value, label }) => [value, label.toLowerCase()].includes(text.toLowerCase()))
    ?.value

export const blogCategories = [
  'Web Development',
  'Mobile Development',
  'Backend Development',
  'UI/UX Design',
  'Cloud Solutions',
  'Programming',
  'Technology Trends',
  'Tutorials',
  'Industry News',
] as const

export const serviceIcons = [
  'code',
  'laptop-code',
  'mobile-alt',
  'database',
  'paint-brush',
  'cloud',
  'cogs',
  'globe',
  'server',
  'shield-alt',
] as const

export type ServiceIcon = (typeof serviceIcons)[number]
export const defaultServiceIcon: ServiceIcon = 'code'

/** Length limits of content; the specification leaves most of them open (decision 004). */
export const contentLimits = {
  title: 160,
  summary: 1000,
  longText: 20_000,
  price: 80,
  listItem: 200,
  listItems: 60,
  url: 2048,
  html: 400_000,
  /** Only this many characters of a text are indexed for search; no article is longer. */
  searchedText: 50_000,
  metaTitle: 60,
  metaDescription: 160,
  category: 80,
  altText: 300,
  caption: 300,
  language: 40,
  rupees: 1_000_000_000,
  reviewCount: 1_000_000_000,
  order: 1_000_000,
} as const

export const ratingLimits = { min: 1, max: 5, default: 5 } as const

/** The company team's name, by which posts are that name no author (specification §3). */
export const teamOf = (siteName: string) => `${siteName} Team`
