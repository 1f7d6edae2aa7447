/** Lexical's format bits, innermost tag first. */
export const formats = [
  { bit: 16, tag: 'code' },
  { bit: 8, tag: 'u' },
  { bit: 4, tag: 's' },
  { bit: 2, tag: 'em' },
  { bit: 1, tag: 'strong' },
] as const
