import { TriangleAlert } from 'lucide-react'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { fillText } from '@/domain/fillText'
import { isChatNumber } from '@/domain/siteSettings'
import { unknownPlaceholders, whatsappLink } from '@/domain/whatsapp'

interface Props {
  label: string
  number: string
  text: string
  /** Sample values for its placeholders. */
  values: Record<string, string>
}

/** Previews a chat message with sample values, and links to the chat. */
export function WhatsappPreview({ label, number, text, values }: Props) {
  const filled = fillText(text, values)
  const link = whatsappLink(number, filled)
  const unknown = unknownPlaceholders(text, values)
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is a preview, not a group of form fields.
    <div role="group" aria-label={`Preview: ${label}`} className="min-w-0 rounded-lg bg-raised px-3 py-2.5">
      <p className="w-fit max-w-full rounded-lg rounded-tl-none bg-emerald-100 px-3 py-1.5 text-base wrap-anywhere whitespace-pre-line text-emerald-950 dark:bg-emerald-900 dark:text-emerald-50">
        {filled || '…'}
      </p>
      {unknown.map((name) => (
        <p key={name} className="mt-1.5 flex items-center gap-1.5 text-xs font-medium text-danger">
          <TriangleAlert aria-hidden size={13} />
          {`{${name}} isn't filled in here and will be sent as is.`}
        </p>
      ))}
      <p className="mt-1.5 text-xs wrap-anywhere text-muted">
        {isChatNumber(number) ? (
          <OutsideLink href={link}>Try it in WhatsApp</OutsideLink>
        ) : (
          'Enter a WhatsApp number to preview the chat.'
        )}
      </p>
    </div>
  )
}
