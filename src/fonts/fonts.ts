import localFont from 'next/font/local'

/**
 * The typefaces, self-hosted. next/font treats a file with one character range as a separate font; the ranges are
 * those of the files. Headings have one weight, at half the size of the variable file, because it loads before the
 * first large image. Instrument Sans has no rupee sign, so Bricolage's is used in all weights: `rupee.woff2` contains
 * that one glyph, cut from @fontsource-variable's extended file with `subset-font`.
 */
const display = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  weight: '600 700',
  variable: '--font-bricolage',
  display: 'swap',
})

const displayExtended = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff2',
  weight: '600 700',
  variable: '--font-bricolage-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
})

const rupee = localFont({
  src: './rupee.woff2',
  weight: '200 800',
  variable: '--font-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  display: 'swap',
})

const textExtended = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
})

/** For code; browsers fetch it only on pages that show some. */
const mono = localFont({
  src: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-plex-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** The root element's class, which declares the variables that `fonts.css` combines. */
export const fontVariables = [display, displayExtended, rupee, text, textExtended, mono]
  .map((font) => font.variable)
  .join(' ')
