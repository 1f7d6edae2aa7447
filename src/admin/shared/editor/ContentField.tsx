'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { Field } from '../forms/Field'
import { Skeleton } from '../ui/Skeleton'

type Editor = typeof import('./RichTextEditor').RichTextEditor

let loaded: Editor | undefined

/** Loaded on demand: it is large and only needed while editing. */
async function loadEditor() {
  loaded = (await import('./RichTextEditor')).RichTextEditor
  return { default: loaded }
}

const LazyEditor = lazy(loadEditor)

/** Loads the editor once the browser has nothing else to do, so that a dialog opens with it. */
export function usePreloadedEditor() {
  useEffect(() => {
    // Safari has none.
    if (!window.requestIdleCallback) return
    // A failure shows when the editor is opened.
    const idle = requestIdleCallback(() => void loadEditor().catch(() => {}))
    return () => cancelIdleCallback(idle)
  }, [])
}

interface Props {
  label?: string
  name: string
  value: string
  onChange: (html: string) => void
  error?: string | undefined
}

export function ContentField({ label = 'Content', name, value, onChange, error }: Props) {
  // What is lazy shows its skeleton for 300 ms at least, even if it is loaded. Another component would mount again.
  const [Editor] = useState(() => loaded ?? LazyEditor)
  return (
    <Field label={label} name={name} isRequired error={error}>
      {({ className: _, ...control }) => (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Editor name={name} label={label} value={value} onChange={onChange} control={control} />
        </Suspense>
      )}
    </Field>
  )
}
