/** A text on one line, at most `length` characters, cut after a word with an ellipsis. */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const room = line.slice(0, length - 1)
  const end = line[length - 1] === ' ' ? room.length : room.lastIndexOf(' ')
  return `${(end > 0 ? room.slice(0, end) : room).replace(/[\s,;:.–-]+$/, '')}…`
}
