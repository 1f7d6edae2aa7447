/** The format of `render`: Prometheus' text format. */
export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

type Labels<Name extends string> = Readonly<Record<Name, string>>

const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }
const escapeValue = (value: string) => value.replace(/[\\"\n]/g, (sign) => escapes[sign] ?? sign)

const keyOf = (labels: Labels<string>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeValue(value)}"`)
    .join(',')

const line = (name: string, key: string, value: number) => `${name}${key ? `{${key}}` : ''} ${value}`

export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  lines(): string[]
}

abstract class Series implements Metric {
  abstract readonly type: 'counter' | 'gauge'
  protected readonly values = new Map<string, number>()

  constructor(
    readonly name: string,
    readonly help: string,
  ) {}

  lines(): string[] {
    return [...this.values].map(([key, value]) => line(this.name, key, value))
  }
}

/** Only increases. */
export class Counter<Label extends string = never> extends Series {
  readonly type = 'counter'

  add(labels: Labels<Label>, amount = 1): void {
    this.#add(keyOf(labels), amount)
  }

  /** @returns adds 1 for these labels, for what is counted thousands of times a second */
  of(labels: Labels<Label>): () => void {
    const key = keyOf(labels)
    return () => this.#add(key, 1)
  }

  #add(key: string, amount: number): void {
    this.values.set(key, (this.values.get(key) ?? 0) + amount)
  }
}

/** Goes up and down. */
export class Gauge<Label extends string = never> extends Series {
  readonly type = 'gauge'

  /** @param value undefined if unknown, which omits the series */
  set(labels: Labels<Label>, value: number | undefined): void {
    if (value === undefined) this.values.delete(keyOf(labels))
    else this.values.set(keyOf(labels), value)
  }

  clear(): void {
    this.values.clear()
  }
}

/** Counts durations in buckets. */
export class Histogram<Label extends string = never> implements Metric {
  readonly type = 'histogram'
  readonly #steps: readonly number[]
  /** Per set of labels: how many durations fell into each bucket, then their sum. */
  readonly #counts = new Map<string, { inStep: number[]; sum: number }>()

  /** @param steps seconds, ascending */
  constructor(
    readonly name: string,
    readonly help: string,
    steps: readonly number[],
  ) {
    this.#steps = [...steps, Number.POSITIVE_INFINITY]
  }

  observe(labels: Labels<Label>, seconds: number): void {
    const key = keyOf(labels)
    let counts = this.#counts.get(key)
    if (!counts) {
      counts = { inStep: this.#steps.map(() => 0), sum: 0 }
      this.#counts.set(key, counts)
    }
    const step = this.#steps.findIndex((bound) => seconds <= bound)
    counts.inStep[step] = (counts.inStep[step] ?? 0) + 1
    counts.sum += seconds
  }

  lines(): string[] {
    return [...this.#counts].flatMap(([key, { inStep, sum }]) => {
      let total = 0
      const buckets = this.#steps.map((bound, n) => {
        total += inStep[n] ?? 0
        const le = `le="${bound === Number.POSITIVE_INFINITY ? '+Inf' : bound}"`
        return line(`${this.name}_bucket`, key ? `${key},${le}` : le, total)
      })
      return [...buckets, line(`${this.name}_sum`, key, sum), line(`${this.name}_count`, key, total)]
    })
  }
}

export function render(metrics: Iterable<Metric>): string {
  const blocks = [...metrics].map((metric) => [
    `# HELP ${metric.name} ${metric.help}`,
    `# TYPE ${metric.name} ${metric.type}`,
    ...metric.lines(),
  ])
  return `${blocks.flat().join('\n')}\n`
}
