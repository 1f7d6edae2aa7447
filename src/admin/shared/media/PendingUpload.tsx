import { X } from 'lucide-react'
import { useId } from 'react'
import { contentLimits } from '@/domain/categories'
import { Button } from '../ui/Button'
import { Thumbnail } from '../ui/Thumbnail'
import { UploadProgress } from './UploadProgress'
import type { Upload } from './useUploads'

interface Props {
  upload: Upload
  onDescribe: (alt: string) => void
  onRemove: () => void
  /** The browser can't show it. */
  onBroken: () => void
}

/** A file that needs its alternative text, is uploading, or can't be uploaded. */
export function PendingUpload({ upload, onDescribe, onRemove, onBroken }: Props) {
  const { key, file, preview, alt, state, problem } = upload
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line bg-surface p-3">
      <Thumbnail url={preview} className="size-16 shrink-0 rounded-md" onBroken={onBroken} />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="truncate text-sm font-medium">{file.name}</p>
        {state !== 'refused' && (
          <input
            id={`${key}-alt`}
            aria-label={`Alternative text for ${file.name}`}
            placeholder="Alternative text: describe the image"
            aria-required
            aria-invalid={Boolean(problem) && !alt.trim()}
            aria-describedby={problem ? problemId : undefined}
            maxLength={contentLimits.altText}
            disabled={state === 'sending'}
            value={alt}
            onChange={(event) => onDescribe(event.target.value)}
            className="w-full rounded-md border border-edge bg-surface px-3 py-1.5 text-base text-ink placeholder:text-muted focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent disabled:opacity-60 aria-invalid:border-danger"
          />
        )}
        {state === 'sending' && <UploadProgress name={file.name} progress={upload.progress} />}
        {problem && (
          <p id={problemId} role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
      {state === 'refused' ? (
        <Button variant="quiet" className="shrink-0" aria-label={`Dismiss ${file.name}`} onClick={onRemove}>
          Dismiss
        </Button>
      ) : (
        <Button
          variant="quiet"
          className="shrink-0"
          icon={<X aria-hidden size={16} />}
          aria-label={`${state === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
