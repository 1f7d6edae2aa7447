import type { Translate } from '@/i18n/messages'
import { HiddenInFrame } from './HiddenInFrame'
import { LivePreview } from './LivePreview'

/** Says that a page is a preview, and keeps it up to date next to its form. */
export function PreviewNotice({ t }: { t: Translate }) {
  return (
    <>
      <HiddenInFrame>
        <p role="note" className="bg-accent-tint px-4 py-2 text-center font-medium text-small">
          {t('preview.notice')}
        </p>
      </HiddenInFrame>
      <LivePreview />
    </>
  )
}
