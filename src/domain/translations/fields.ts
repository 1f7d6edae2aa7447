import { caseStudyLimits } from '../caseStudy'
import { contentLimits } from '../categories'
import { isText, type PageModel, type TextField } from '../pageTexts/model'
import { isPageSlug, type PageSlug, pageModels, pageNames } from '../pageTexts/pages'
import { settingsLimits } from '../siteSettings'
import { whatsappContexts } from '../whatsapp'

/** What has translations, besides the texts of pages. */
const entryKinds = [
  { value: 'service', label: 'Service' },
  { value: 'product', label: 'Product' },
  { value: 'project', label: 'Project' },
  { value: 'blog-post', label: 'Blog post' },
  { value: 'page', label: 'Text page' },
  { value: 'media', label: 'Image' },
  { value: 'site-settings', label: 'Settings' },
] as const

/** What lists of translations can be narrowed to. */
export const translationTypes = [{ value: 'page-texts', label: 'Page' }, ...entryKinds] as const

export type TranslationType = (typeof translationTypes)[number]['value']

export type TranslatedKind = (typeof entryKinds)[number]['value'] | PageSlug

/** The collections and globals that have translations. */
export const translatedKinds: readonly TranslatedKind[] = [
  ...entryKinds.map(({ value }) => value),
  ...pageNames.map((name) => pageModels[name].slug),
]

export const isTranslatedKind = (slug: string): slug is TranslatedKind =>
  translatedKinds.some((kind) => kind === slug)

/** The type under which a kind is listed: the texts of all pages are one. */
export const typeOfKind = (kind: TranslatedKind): TranslationType => (isPageSlug(kind) ? 'page-texts' : kind)

/** A text that a translator writes. */
export interface TranslatedField {
  /** In the document, such as `quote/text`; `*` stands for the id of a row. */
  path: string
  label: string
  /** `lines` is a list of short texts, `html` rich text. */
  control: 'line' | 'paragraphs' | 'lines' | 'html'
  /** Maximum characters, of one line in a list. */
  max: number
  /** Whether a translation is complete without it; the site fills it in from other texts. */
  isOptional?: true
}

const title = { path: 'title', label: 'Title', control: 'line', max: contentLimits.title } as const

const paragraphs = (path: string, label: string, max: number) =>
  ({ path, label, control: 'paragraphs', max }) as const

const line = (path: string, label: string, max: number) => ({ path, label, control: 'line', max }) as const

const lines = (path: string, label: string) =>
  ({ path, label, control: 'lines', max: contentLimits.listItem }) as const

const content = { path: 'content', label: 'Content', control: 'html', max: contentLimits.html } as const

const pageField = (path: string, { kind, label, max, isOptional }: TextField): TranslatedField => ({
  path,
  label,
  control: kind === 'paragraph' ? 'paragraphs' : 'line',
  max,
  ...(isOptional && { isOptional }),
})

/** The texts of a page that each language has its own of. */
const fieldsOfPage = ({ sections }: PageModel): TranslatedField[] =>
  sections.flatMap(({ fields, lists = {} }) => [
    ...Object.entries(fields).flatMap(([name, field]) => (field.isShared ? [] : [pageField(name, field)])),
    ...Object.entries(lists).flatMap(([list, { fields: ofRow }]) =>
      Object.entries(ofRow).flatMap(([name, field]) =>
        isText(field) && !field.isShared ? [pageField(`${list}/*/${name}`, field)] : [],
      ),
    ),
  ])

const pageFields = Object.fromEntries(
  pageNames.map((name) => [pageModels[name].slug, fieldsOfPage(pageModels[name])]),
) as Record<PageSlug, TranslatedField[]>

/** The localized fields of each kind, in the order of their forms. */
export const translatedFields: Record<TranslatedKind, readonly TranslatedField[]> = {
  ...pageFields,
  service: [
    title,
    paragraphs('description', 'Description', contentLimits.summary),
    lines('features', 'Features'),
  ],
  product: [
    title,
    paragraphs('description', 'Description', contentLimits.summary),
    paragraphs('longDescription', 'Long description', contentLimits.longText),
    lines('features', 'Features'),
  ],
  project: [
    title,
    paragraphs('description', 'Description', contentLimits.longText),
    paragraphs('situation', 'Situation', contentLimits.longText),
    lines('constraints', 'Constraints'),
    paragraphs('findings', 'Findings', contentLimits.longText),
    paragraphs('solution', 'Solution', contentLimits.longText),
    line('decisions/*/title', 'Decision', contentLimits.title),
    paragraphs('decisions/*/text', 'Reason', contentLimits.summary),
    line('results/*/label', 'Result', caseStudyLimits.label),
    line('results/*/beforeUnit', 'Unit before', caseStudyLimits.unit),
    line('results/*/unit', 'Unit', caseStudyLimits.unit),
    line('results/*/source', 'Source', caseStudyLimits.source),
    paragraphs('quote/text', 'Quote', caseStudyLimits.quote),
    line('quote/role', 'Role', caseStudyLimits.name),
    lines('team', 'Team'),
  ],
  'blog-post': [
    title,
    paragraphs('excerpt', 'Excerpt', contentLimits.summary),
    content,
    { ...line('metaTitle', 'Meta title', contentLimits.metaTitle), isOptional: true },
    { ...paragraphs('metaDescription', 'Meta description', contentLimits.metaDescription), isOptional: true },
  ],
  page: [title, paragraphs('description', 'Description', contentLimits.metaDescription), content],
  media: [line('alt', 'Alt text', contentLimits.altText)],
  'site-settings': [
    line('location', 'Location', settingsLimits.location),
    line('businessHours', 'Business hours', settingsLimits.businessHours),
    ...whatsappContexts.map(({ name, label }) =>
      paragraphs(`whatsappTexts/${name}`, label, settingsLimits.whatsappText),
    ),
  ],
}
