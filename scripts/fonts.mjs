// npm run fonts: prepares the typefaces (decision 075) and writes them to public/fonts, named by their content, with their
// stylesheet and the list of files to preload. Run it after an update of a typeface, and then npm run format.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { say } from './lib/say.mjs'
import { readTables, writeTables } from './lib/sfnt.mjs'

const folder = 'public/fonts'

const bricolage = '@fontsource/bricolage-grotesque/files/bricolage-grotesque'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans'
const sourceOf = (file) => readFileSync(`node_modules/${file}.woff2`)

/** Code points of the characters in a CSS `unicode-range`. */
const within = (range) =>
  range.split(', ').flatMap((part) => {
    const [from, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, n) => from + n)
  })

const hex = (code) => code.toString(16).toUpperCase()

/** The CSS `unicode-range` of code points. */
function rangeOf(codes) {
  const runs = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** What the Latin files of @fontsource contain, among it all that the site's four languages need. */
const latin = within(
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
)
const extended = within('U+100-2BA, U+1E00-1E9F, U+1EF2-1EFF').filter((code) => !latin.includes(code))
const rupee = [0x20b9]

const cut = (font, codes, options) => subsetFont(font, String.fromCodePoint(...codes), options)

/**
 * A variable font with the kerning of a single weight: the distances hardly differ, and their variations are a quarter
 * of the file.
 */
async function cutVariable(font, codes) {
  const [tables, single] = await Promise.all(
    [{}, { variationAxes: { wght: 500 } }].map(async (options) =>
      readTables(await cut(font, codes, { targetFormat: 'truetype', ...options })),
    ),
  )
  for (const tag of ['GDEF', 'GPOS']) tables.set(tag, single.get(tag))
  return fontverter.convert(writeTables(tables), 'woff2')
}

/** An empty table of names; browsers refuse a font without one. */
const noNames = Buffer.from([0, 0, 0, 0, 0, 6])

/** Only what draws the glyph: it is part of the stylesheet. */
async function cutGlyph(font, codes) {
  const tables = readTables(await cut(font, codes, { targetFormat: 'truetype' }))
  for (const tag of ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT']) tables.delete(tag)
  tables.set('name', noNames)
  return fontverter.convert(writeTables(tables), 'woff2')
}

const whole = (font) => Promise.resolve(font)
const woff2 = (font, codes) => cut(font, codes, { targetFormat: 'woff2' })

const display = { family: 'Bricolage Grotesque', weight: '600 700' }
const text = { family: 'Instrument Sans', weight: '400 700' }
const facesOf = (typeface, name, [file, style], makeLatin) => [
  { ...typeface, name, file: `${file}-latin-${style}`, codes: latin, make: makeLatin, isPreloaded: true },
  { ...typeface, name: `${name}-extended`, file: `${file}-latin-ext-${style}`, codes: extended, make: whole },
]

const faces = [
  ...facesOf(display, 'display', [bricolage, '600-normal'], woff2),
  ...facesOf(text, 'text', [instrument, 'wght-normal'], cutVariable),
  // Instrument Sans has no rupee sign, so Bricolage's is used in all weights.
  {
    family: 'Rupee',
    weight: '200 800',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal',
    codes: rupee,
    make: cutGlyph,
  },
  {
    family: 'IBM Plex Mono',
    weight: '400',
    name: 'mono',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal',
    make: whole,
  },
]

const face = ({ family, weight, codes }, url) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}") format("woff2");${codes ? `\n  unicode-range: ${rangeOf(codes)};` : ''}
}
`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const rules = []
const preloads = []
for (const wanted of faces) {
  const data = await wanted.make(sourceOf(wanted.file), wanted.codes)
  if (!wanted.name) {
    rules.push(face(wanted, `data:font/woff2;base64,${data.toString('base64')}`))
    continue
  }
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const url = `/fonts/${wanted.name}-${hash}.woff2`
  writeFileSync(`public${url}`, data)
  rules.push(face(wanted, url))
  if (wanted.isPreloaded) preloads.push(url)
  say(`${url}  ${(data.length / 1000).toFixed(1)} kB`)
}
writeFileSync('src/fonts/faces.css', `/* Written by npm run fonts. */\n${rules.join('\n')}`)
writeFileSync('src/fonts/preloads.json', `${JSON.stringify(preloads).replaceAll(',', ', ')}\n`)
