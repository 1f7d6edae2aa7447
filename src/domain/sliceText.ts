/** A half of a character that JavaScript counts as two, at the start or the end. */
const halves = /^[\udc00-\udfff]|[\ud800-\udbff]$/g

/** Like `slice`, but leaves out a character that it would cut in half, such as an emoji. */
export const sliceText = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(halves, '')
