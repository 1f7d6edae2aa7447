import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { OriginalText, PlainOriginal } from '@/admin/shared/translations/OriginalText'
import type { Locale } from '@/domain/locales'
import type { TextField as DescribedText } from '@/domain/pageTexts/model'
import type { Original } from './originals'

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
  original?: Original | undefined
}

/** The control of a page's text, below its original if it is a translation. */
export function TextControl({ original, className, ...props }: Props) {
  if (!original) return <Control {...props} {...(className && { className })} />
  const { label = props.described.label, onChange } = props
  const { text, lang, isChanged } = original
  return (
    <div className={`flex flex-col gap-2 ${className ?? ''}`}>
      <OriginalText label={label} lang={lang} isChanged={isChanged} onCopy={() => onChange(text)}>
        <PlainOriginal text={text} lang={lang} />
      </OriginalText>
      <Control {...props} />
    </div>
  )
}

function Control({ described, label = described.label, value, lang, ...props }: Omit<Props, 'original'>) {
  const { kind, max, hint } = described
  const field = { ...props, label, hint, maxLength: max, lang, value: String(value ?? '') }
  if (kind === 'paragraph') return <TextAreaField {...field} />
  return <TextField {...field} {...(kind === 'number' && { inputMode: 'numeric' })} />
}
