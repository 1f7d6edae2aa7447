import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { Locale } from '@/domain/locales'
import type { TextField as DescribedText } from '@/domain/pageTexts/model'

interface Props {
  described: DescribedText
  /** Instead of its own label, for one of several rows. */
  label?: string
  lang: Locale
  name: string
  value: unknown
  onChange: (value: string) => void
  error?: string | undefined
  isRequired?: boolean
  className?: string
}

/** The control of a page's text. */
export function TextControl({ described, label = described.label, value, lang, ...props }: Props) {
  const { kind, max, hint } = described
  const field = { ...props, label, hint, maxLength: max, lang, value: String(value ?? '') }
  if (kind === 'paragraph') return <TextAreaField {...field} />
  return <TextField {...field} {...(kind === 'number' && { inputMode: 'numeric' })} />
}
