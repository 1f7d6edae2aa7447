import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Locale, localeNames } from '@/domain/locales'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'

interface Props {
  /** Of the field. */
  label: string
  lang: Locale
  /** The original has changed since it was translated. */
  isChanged: boolean
  /** Nothing can be copied without it. */
  onCopy?: (() => void) | undefined
  children: ReactNode
}

/** The original of a text, with what can be done with it. */
export const OriginalText = ({ label, lang, isChanged, onCopy, children }: Props) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      <span className="flex items-center gap-2">
        {localeNames[lang]}
        {isChanged && <Badge tone="red">Changed</Badge>}
      </span>
      {onCopy && (
        <Button
          variant="quiet"
          icon={<Copy aria-hidden size={14} />}
          onClick={onCopy}
          // As high as the label of the translation beside it.
          className="-my-2"
          aria-label={`Copy the original: ${label}`}
        >
          Copy the original
        </Button>
      )}
    </div>
    {children}
  </div>
)

/** An original without formatting. */
export const PlainOriginal = ({ text, lang }: { text: string; lang: Locale }) => (
  <p
    lang={lang}
    className="rounded-md border border-line bg-raised px-3 py-2 wrap-anywhere whitespace-pre-line"
  >
    {text || '—'}
  </p>
)
