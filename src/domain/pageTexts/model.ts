/** A text on a page. */
export interface TextField {
  /** A number is a whole one. */
  kind: 'line' | 'paragraph' | 'number'
  label: string
  /** The same in all languages; otherwise each has its own. */
  isShared?: true
  /** A row is shown without it. */
  isOptional?: true
  /** Characters. */
  max: number
  hint?: string
}

/**
 * What a row shows or leads to: a URL, an id of a project, or a path of the site; or whether it may be shown, `yes` or
 * empty. The same in all languages.
 */
export interface SharedField {
  kind: 'picture' | 'link' | 'project' | 'page' | 'permission'
  label: string
  hint?: string
}

export type RowField = TextField | SharedField

/** Rows that an editor adds, removes, hides and reorders; all languages share them. */
export interface ListField {
  /** What a row is, such as “question”. */
  noun: string
  /** Rows. */
  max: number
  fields: Readonly<Record<string, RowField>>
}

/** Part of a page, in the order of the page. */
export interface PageSection {
  title: string
  hint: string
  fields: Readonly<Record<string, TextField>>
  lists?: Readonly<Record<string, ListField>>
}

/** The texts of a page that editors change: what is stored, checked and edited follows from it. */
export interface PageModel {
  /** Of the global that stores it. */
  slug: string
  label: string
  /** On the site, without language. */
  path: string
  /** Part of several pages instead of a page of its own. */
  isPart?: true
  sections: readonly PageSection[]
}

type KeysOf<Union> = Union extends unknown ? keyof Union & string : never
type Lists<Section> = Section extends { lists: infer Found } ? Found : never
type FieldsOf<Found, Name extends string> =
  Found extends Record<Name, { fields: infer Fields }> ? keyof Fields & string : never

/** A row of any list. */
export interface AnyRow {
  id: string
  isHidden: boolean
  [field: string]: string | boolean
}

/** A row of a list with these fields. */
type RowOf<Name extends string> = { id: string; isHidden: boolean } & Record<Name, string>

/** The texts of a page in one language. */
export type TextsOf<Page extends PageModel> = Record<KeysOf<Page['sections'][number]['fields']>, string> & {
  [Name in KeysOf<Lists<Page['sections'][number]>>]: RowOf<FieldsOf<Lists<Page['sections'][number]>, Name>>[]
}

export const definePage = <const Page extends PageModel>(page: Page): Page => page

/** A single line, the same in all languages. */
export const fact = (label: string, max: number, hint?: string): TextField => ({
  ...line(label, max, hint),
  isShared: true,
})

/** The same in all languages. */
export const wholeNumber = (label: string, max: number, hint?: string): TextField => ({
  ...fact(label, max, hint),
  kind: 'number',
})

/** A single line. */
export const line = (label: string, max: number, hint?: string): TextField => ({
  kind: 'line',
  label,
  max,
  ...(hint && { hint }),
})

/** A single line that a row can do without. */
export const optionalLine = (label: string, max: number, hint?: string): TextField => ({
  ...line(label, max, hint),
  isOptional: true,
})

/** Text that may wrap. */
export const paragraph = (label: string, max: number, hint?: string): TextField => ({
  kind: 'paragraph',
  label,
  max,
  ...(hint && { hint }),
})

const shared =
  (kind: SharedField['kind']) =>
  (label: string, hint?: string): SharedField => ({ kind, label, ...(hint && { hint }) })

/** An image of the library, or a URL of one. */
export const picture = shared('picture')

/** A URL. */
export const link = shared('link')

/** A project of the portfolio. */
export const project = shared('project')

/** A page of the site; a row without one isn't shown. */
export const ownPage = shared('page')

/** Without it a row isn't shown. */
export const permission = shared('permission')

/** Whether a field of a row is a text, which it needs to be shown unless it's optional. */
export const isText = (field: RowField): field is TextField => 'max' in field

const mayBeEmpty = (field: RowField): boolean =>
  isText(field) ? Boolean(field.isOptional) : field.kind !== 'page' && field.kind !== 'permission'

/** Whether a row can be shown in a language: all its needed texts are written, its page is chosen, its permission given. */
export const isWritten = (row: AnyRow, { fields }: ListField): boolean =>
  Object.entries(fields).every(([name, field]) => mayBeEmpty(field) || String(row[name] ?? '').trim())

/** A page's name on screens. */
export const screenTitle = ({ label, isPart }: PageModel): string => (isPart ? label : `${label} page`)

/** What search engines read of a page. */
export const metaSection = {
  title: 'Search engines',
  hint: 'The title of the browser tab, and what search results show.',
  fields: {
    title: line('Page title', 60),
    description: paragraph('Description', 300),
    keywords: line('Keywords', 300, 'Separate with commas.'),
  },
} as const satisfies PageSection

/** A page's fields, of all sections. */
export const fieldsOf = ({ sections }: PageModel): [string, TextField][] =>
  sections.flatMap(({ fields }) => Object.entries(fields))

/** A page's lists, of all sections. */
export const listsOf = ({ sections }: PageModel): [string, ListField][] =>
  sections.flatMap(({ lists = {} }) => Object.entries(lists))
