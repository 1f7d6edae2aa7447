import { ContentField } from '@/admin/shared/editor/ContentField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { OriginalText, PlainOriginal } from '@/admin/shared/translations/OriginalText'
import type { Locale } from '@/domain/locales'
import type { Text, TextUnit } from '@/domain/translations/texts'

interface ControlProps {
  unit: TextUnit
  lang: Locale
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The control of a translated text. */
function Control({ unit: { label, control, max, isOptional }, lang, ...field }: ControlProps) {
  if (control === 'html') return <ContentField label={label} {...field} />
  const shared = { ...field, label, lang, isRequired: !isOptional }
  if (control === 'line') return <TextField {...shared} maxLength={max} />
  if (control === 'lines') return <TextAreaField {...shared} rows={5} hint="One per line" />
  const rows = Math.min(14, Math.max(3, Math.ceil(field.value.length / 70)))
  return <TextAreaField {...shared} maxLength={max} rows={rows} />
}

interface OriginalProps {
  text: Text
  unit: TextUnit
  lang: Locale
}

function Original({ text, unit: { control }, lang }: OriginalProps) {
  if (control === 'html') {
    return (
      <div
        lang={lang}
        // Code wraps: a part that scrolls by itself would have to be reachable too.
        className="prose max-h-[80vh] overflow-y-auto rounded-md border border-line bg-raised px-4 py-3 [&_pre]:overflow-visible! [&_pre]:wrap-anywhere! [&_pre]:whitespace-pre-wrap! [&_pre_code]:whitespace-pre-wrap!"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server.
        dangerouslySetInnerHTML={{ __html: [text].flat().join('') }}
      />
    )
  }
  return <PlainOriginal text={[text].flat().join('\n')} lang={lang} />
}

interface Props extends ControlProps {
  original: Text
  originalLang: Locale
  /** The original has changed since the translation was ready. */
  isChanged: boolean
}

/** A text beside its original. */
export function UnitField({ original, originalLang, isChanged, ...control }: Props) {
  const { unit, onChange } = control
  const copied = [original].flat().join('\n')
  return (
    <section
      aria-label={unit.label}
      className="grid items-start gap-x-6 gap-y-2 border-t border-line py-5 lg:grid-cols-2"
    >
      <OriginalText
        label={unit.label}
        lang={originalLang}
        isChanged={isChanged}
        onCopy={copied ? () => onChange(copied) : undefined}
      >
        <Original text={original} unit={unit} lang={originalLang} />
      </OriginalText>
      <Control {...control} />
    </section>
  )
}
