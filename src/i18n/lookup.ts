import { fillText } from '../domain/fillText'

/** The text of `group.key`, or the key itself if there is none (specification §5). */
export function lookup(
  groups: Record<string, Record<string, string>>,
  key: string,
  values: Record<string, string> = {},
): string {
  const [group = '', name = ''] = key.split('.')
  // Not what every object has, such as `constructor`: a key may come from a URL.
  const texts = Object.hasOwn(groups, group) ? groups[group] : undefined
  const text = texts && Object.hasOwn(texts, name) ? texts[name] : undefined
  return text === undefined ? key : fillText(text, values)
}
