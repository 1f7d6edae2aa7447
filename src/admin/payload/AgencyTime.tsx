'use client'

import { useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { formatTime } from '@/domain/clock'

/** Below Payload's date field, which uses the browser's time zone: the same time in the agency's zone. */
export function AgencyTime({ path }: Pick<DateFieldClientProps, 'path'>) {
  const { value } = useField<string>({ path })
  return value ? <p className="field-description">{formatTime(value)}</p> : null
}
