import { maxSearchLength } from '@/domain/limits'
import { idPattern } from '@/schemas/id'

/** A list filter: how its text in the URL is parsed, and its default value. */
export interface Filter<Value extends string | undefined = string | undefined> {
  /** Undefined if nothing is filtered. A filter that always has a value, such as the sort order, hides no entries. */
  initial: Value
  /** @returns undefined for an invalid text */
  parse: (text: string) => Value | undefined
  /** It changes how entries are shown, not which. */
  isDisplay?: true
}

export type Filters = Record<string, Filter>
export type FilterValues<Described extends Filters> = {
  [Name in keyof Described]: Described[Name]['initial']
}

/** The state in a list's URL, apart from its filters. */
export interface Place {
  search: string
  /** From 1. */
  page: number
  /** The entry whose dialog is open: an id or `new`. */
  opened: string | null
}

export type Address<Described extends Filters> = FilterValues<Described> & Place

type Choices<Value> = readonly { value: Value }[]

const parseChoice = <Value extends string>(choices: Choices<Value>, text: string) =>
  choices.find(({ value }) => value === text)?.value

/** A filter by one of a few values. */
export const oneOf = <Value extends string>(choices: Choices<Value>): Filter<Value | undefined> => ({
  initial: undefined,
  parse: (text) => parseChoice(choices, text),
})

/** A choice of how entries are shown, which the address may leave to the user's last one. */
export const displayOf = <Value extends string>(choices: Choices<Value>): Filter<Value | undefined> => ({
  ...oneOf(choices),
  isDisplay: true,
})

/** A choice that always has a value, such as the sort order. */
export const alwaysOneOf = <Value extends string>(
  choices: Choices<Value>,
  initial: Value,
): Filter<Value> => ({ initial, parse: (text) => parseChoice(choices, text) })

/** A filter by any text that passes a test. */
export const text = (isValid: (text: string) => boolean = Boolean): Filter<string | undefined> => ({
  initial: undefined,
  parse: (text) => (text && isValid(text) ? text : undefined),
})

/** Whether a text names what can be opened: an entry, or a new one. */
const isOpenable = (text: string) => text === 'new' || idPattern.test(text)

function parsePage(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/**
 * The URL of a list, described by its filters: parsed and built in one place, on the server and in the browser.
 * @param opens the parameter that names the entry whose dialog is open
 */
export function describeList<Described extends Filters>(filters: Described, opens = 'edit') {
  const described = Object.entries(filters)
  const narrowing = described
    .filter(([, { initial, isDisplay }]) => initial === undefined && !isDisplay)
    .map(([name]) => name)

  return {
    /** Ignores invalid parameters. */
    read(query: Pick<URLSearchParams, 'get'>): Address<Described> {
      const text = (name: string) => (query.get(name) ?? '').trim()
      const values = described.map(([name, { initial, parse }]) => [name, parse(text(name)) ?? initial])
      return {
        ...(Object.fromEntries(values) as FilterValues<Described>),
        search: text('search').slice(0, maxSearchLength),
        page: parsePage(query.get('page')),
        opened: isOpenable(text(opens)) ? text(opens) : null,
      }
    },

    /** The shortest equivalent parameters. Parameters in `rest` that don't belong to the list are kept. */
    write(address: Partial<Address<Described>>, rest = new URLSearchParams()): URLSearchParams {
      const query = new URLSearchParams(rest)
      const { search, page = 1, opened } = address as Partial<Place>
      const entries: [string, string | undefined][] = described.map(([name, { initial }]) => [
        name,
        address[name] === initial ? undefined : address[name],
      ])
      const place: [string, string | null | undefined][] = [
        ['search', search],
        ['page', page === 1 ? undefined : `${page}`],
        [opens, opened],
      ]
      for (const [name, value] of [...entries, ...place]) {
        if (value) query.set(name, value)
        else query.delete(name)
      }
      return query
    },

    /** Whether the search or a filter hides entries. */
    isFiltered: (address: Partial<Address<Described>>) =>
      Boolean(address.search) || narrowing.some((name) => address[name]),

    /** The filters that hide entries, without a value. */
    cleared: Object.fromEntries(narrowing.map((name) => [name, undefined])) as Partial<
      FilterValues<Described>
    >,
  }
}

export type ListDescription<Described extends Filters> = ReturnType<typeof describeList<Described>>

/** A list with search and pages but no filters. */
export const plainList = describeList({})

/** Appends parameters to a path. */
export const withQuery = (path: string, query: URLSearchParams) => (query.size ? `${path}?${query}` : path)
