'use client'

import { useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { formatTime } from '@/domain/clock'

/** Under Payload's control of a moment, which goes by the browser's clock: the same by the agency's. */
export function AgencyTime({ path }: Pick<DateFieldClientProps, 'path'>) {
  const { value } = useField<string>({ path })
  return value ? <p className="field-description">{formatTime(value)}</p> : null
}
