'use client'

import { RefreshCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/Button'
import { acceptedTypes } from './checkFile'
import { UploadProgress } from './UploadProgress'
import type { useReplacement } from './useReplacement'

interface Props {
  replacement: ReturnType<typeof useReplacement>
  /** Upload progress from 0 to 1; null while nothing is uploading. */
  progress: number | null
}

/** Accepts a replacement file by button, drop or paste; saving uploads it. */
export function ReplaceFile({ replacement, progress }: Props) {
  const { file, problem, choose, clear } = replacement
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">File</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<RefreshCw aria-hidden size={14} />} onClick={() => input.current?.click()}>
          Replace file
        </Button>
        {file && (
          <>
            <span className="min-w-0 truncate text-sm">{file.name}</span>
            <Button
              variant="quiet"
              aria-label="Keep the current file"
              icon={<X aria-hidden size={14} />}
              onClick={clear}
            />
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptedTypes}
          aria-label="Replacement file"
          onChange={({ target }) => {
            choose([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      {file && progress !== null && <UploadProgress name={file.name} progress={progress} />}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <p className="text-xs text-muted">
        Every page that uses this image is updated at once. The old URL redirects to the new file.
      </p>
    </fieldset>
  )
}
