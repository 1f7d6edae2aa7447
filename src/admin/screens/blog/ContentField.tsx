'use client'

import { lazy, Suspense } from 'react'
import { Field } from '@/admin/shared/forms/Field'
import { Skeleton } from '@/admin/shared/ui/Skeleton'

/** Loaded on demand: it is large and only needed while editing. */
const RichTextEditor = lazy(async () => ({
  default: (await import('@/admin/shared/editor/RichTextEditor')).RichTextEditor,
}))

interface Props {
  value: string
  onChange: (html: string) => void
  error?: string | undefined
}

export function ContentField({ value, onChange, error }: Props) {
  return (
    <Field label="Content" isRequired error={error}>
      {({ className: _, ...control }) => (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RichTextEditor label="Content" value={value} onChange={onChange} control={control} />
        </Suspense>
      )}
    </Field>
  )
}
