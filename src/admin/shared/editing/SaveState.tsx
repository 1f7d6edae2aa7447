import { CloudAlert, CloudCheck, ImageUp, LoaderCircle } from 'lucide-react'
import type { Saving } from './saving'

/** Whether everything that was typed is saved; only failures are announced. */
export function SaveState({ saving }: { saving: Saving }) {
  return (
    <div role="status" className="min-w-0 text-sm">
      {saving.state === 'failed' && (
        <p className="flex items-center gap-1.5 text-danger">
          <CloudAlert aria-hidden size={15} className="shrink-0" />
          <span className="wrap-anywhere">
            Not saved: {saving.reason} {saving.isFixable ? '' : 'Your text is kept in this browser.'}
          </span>
        </p>
      )}
      {saving.state !== 'failed' && (
        <p aria-hidden className="flex items-center gap-1.5 whitespace-nowrap text-muted">
          {saving.state === 'saving' && (
            <>
              <LoaderCircle size={15} className="shrink-0" /> Saving…
            </>
          )}
          {saving.state === 'pending' && (
            <>
              <ImageUp size={15} className="shrink-0" /> New images not uploaded
            </>
          )}
          {saving.state === 'saved' && (
            <>
              <CloudCheck size={15} className="shrink-0" /> Saved
            </>
          )}
        </p>
      )}
    </div>
  )
}
