import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'
import type { ControlProps } from '../forms/Field'

interface Props {
  label: string
  control: Omit<ControlProps, 'className'>
  /** The id of the hint on keys. */
  hintId: string
}

/** Shown while there is no text. */
const hint = 'Write, or type / to insert something'

/** The text that is written in, as the site shows it. */
export const TextSurface = ({ label, control, hintId }: Props) => (
  <RichTextPlugin
    contentEditable={
      <ContentEditable
        {...control}
        aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
        aria-label={label}
        aria-multiline
        spellCheck
        aria-placeholder={hint}
        placeholder={
          <p
            aria-hidden
            className="prose pointer-events-none absolute inset-x-0 top-0 p-4 text-muted sm:px-6"
          >
            {hint}
          </p>
        }
        className="prose min-h-[300px] p-4 outline-none sm:px-6"
      />
    }
    ErrorBoundary={LexicalErrorBoundary}
  />
)
