// Line tabulation and form feed: line breaks pasted from office programs.
const breaks = /[\v\f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g

const loneSurrogates = /\p{Surrogate}/gu

/** A text without the characters that XML can't hold, not even escaped (XML 1.0, 2.2). */
export const withoutControls = (text: string): string =>
  text.replace(breaks, ' ').replace(controls, '').replace(loneSurrogates, '')
