import { fillText } from '../domain/whatsapp'

/** The text of `group.key`, or the key itself if there is none (specification §5). */
export function lookup(
  groups: Record<string, Record<string, string>>,
  key: string,
  values: Record<string, string> = {},
): string {
  const [group = '', name = ''] = key.split('.')
  const text = groups[group]?.[name]
  return text === undefined ? key : fillText(text, values)
}
