import type { Translate } from '@/i18n/messages'
import { Filled } from './Filled'

/** A text in the language's quotation marks, which aren't kerned: a full stop would slide under the closing one. */
export function Quoted({ text, t }: { text: string; t: Translate }) {
  return (
    <span className="[font-kerning:none]">
      <Filled
        text={t('about.quote')}
        values={{ text: <span className="[font-kerning:normal]">{text}</span> }}
      />
    </span>
  )
}
