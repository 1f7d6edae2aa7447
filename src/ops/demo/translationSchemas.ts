import * as z from 'zod'
import { caseStudyLimits } from '@/domain/caseStudy'
import { contentLimits } from '@/domain/categories'
import { settingsLimits } from '@/domain/siteSettings'
import { type WhatsappContext, whatsappContexts } from '@/domain/whatsapp'
import { text } from '@/schemas/text'
import type { Originals } from './readOriginals'

const title = text(contentLimits.title)
const summary = text(contentLimits.summary)
const longText = text(contentLimits.longText)
const listItem = text(contentLimits.listItem)

/** A translated list has as many items as the original. */
const asMany = <Item extends z.ZodType>(original: readonly unknown[], item: Item) =>
  z.array(item).length(original.length)

const altTexts = (images: readonly unknown[]) => asMany(images, text(contentLimits.altText))

/** A schema for a text that is translated if there is an original. */
const ifThere = <Schema extends z.ZodType>(original: unknown, schema: Schema) =>
  original === undefined ? z.undefined().optional() : schema

const service = ({ features }: Originals['services'][number]) =>
  z.strictObject({
    title,
    description: summary,
    features: asMany(features, listItem),
  })

const product = ({ features, images }: Originals['products'][number]) =>
  z.strictObject({
    description: summary,
    longDescription: longText,
    features: asMany(features, listItem),
    images: altTexts(images),
  })

const result = z.strictObject({
  label: text(caseStudyLimits.label),
  beforeUnit: text(caseStudyLimits.unit).optional(),
  unit: text(caseStudyLimits.unit).optional(),
  source: text(caseStudyLimits.source),
})

function project({ images, caseStudy = {} }: Originals['projects'][number]) {
  const { situation, constraints = [], findings, solution, decisions = [], quote, team = [] } = caseStudy
  return z.strictObject({
    title,
    description: summary,
    images: altTexts(images),
    situation: ifThere(situation, longText),
    constraints: asMany(constraints, listItem),
    findings: ifThere(findings, longText),
    solution: ifThere(solution, longText),
    decisions: asMany(decisions, z.strictObject({ title, text: summary })),
    results: asMany(caseStudy.results ?? [], result),
    quote: ifThere(
      quote,
      z.strictObject({ text: text(caseStudyLimits.quote), role: text(caseStudyLimits.name) }),
    ),
    team: asMany(team, listItem),
  })
}

/** A translation of each entry of a list, by the key that identifies the entry. */
const each = <Entry, Schema extends z.ZodType>(
  entries: Entry[],
  keyOf: (entry: Entry) => string,
  schemaOf: (entry: Entry) => Schema,
) =>
  z.strictObject(
    Object.fromEntries(entries.map((entry) => [keyOf(entry), schemaOf(entry)])) as Record<string, Schema>,
  )

/** The schemas of a demo's translations, which have what the originals have. */
export const translationSchemas = ({ services, products, projects }: Originals) => ({
  settings: z.strictObject({
    location: text(settingsLimits.location),
    businessHours: text(settingsLimits.businessHours),
    whatsappTexts: z.strictObject(
      Object.fromEntries(
        whatsappContexts.map(({ name }) => [name, text(settingsLimits.whatsappText)]),
      ) as Record<WhatsappContext, ReturnType<typeof text>>,
    ),
  }),
  services: each(services, (entry) => entry.title, service),
  products: each(products, (entry) => entry.title, product),
  projects: each(projects, (entry) => entry.slug, project),
  post: z.strictObject({
    title,
    excerpt: summary,
    metaTitle: text(contentLimits.metaTitle),
    metaDescription: text(contentLimits.metaDescription),
    alt: text(contentLimits.altText),
  }),
  page: z.strictObject({ title, description: text(contentLimits.metaDescription) }),
})
