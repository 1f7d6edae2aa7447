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

/** The control of a page's text, beside its original if it is a translation. */
export function TextControl({ original, className, ...props }: Props) {
  if (!original) return <Control {...props} {...(className && { className })} />
  const { label = props.described.label, onChange } = props
  const { text, lang, isChanged } = original
  return (
    <div className={`@container ${className ?? ''}`}>
      <div className="grid items-start gap-x-4 gap-y-2 @lg:grid-cols-2">
        <OriginalText label={label} lang={lang} isChanged={isChanged} onCopy={() => onChange(text)}>
          <PlainOriginal text={text} lang={lang} />
        </OriginalText>
        <Control {...props} />
      </div>
    </div>
  )
}

function Control({ described, label = described.label, value, lang, ...props }: Omit<Props, 'original'>) {
  const { kind, max, hint } = described
  const field = { ...props, label, hint, maxLength: max, lang, value: String(value ?? '') }
  if (kind === 'paragraph') return <TextAreaField {...field} />
  return <TextField {...field} {...(kind === 'number' && { inputMode: 'numeric' })} />
}
