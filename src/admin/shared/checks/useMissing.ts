import { useDeferredValue, useMemo } from 'react'
import type { ZodType } from 'zod'
import type { Suggestion } from '@/domain/checks/suggestion'
import { isMissing } from '@/schemas/required'
import { fieldOf } from '../forms/fieldOf'

/** The required fields that are empty, a sentence each, a moment after they are typed in. */
export function useMissing<Values extends object, Entity>(
  values: Values,
  entry: Entity,
  { schema, toBody }: { schema: ZodType; toBody: (values: Values, entry: Entity) => object },
): Suggestion[] {
  const typed = useDeferredValue(JSON.stringify(values))
  return useMemo(() => {
    const read = JSON.parse(typed) as Values
    const issues = schema.safeParse(toBody(read, entry)).error?.issues ?? []
    return issues
      .filter(isMissing)
      .map(({ path, message }) => ({ field: fieldOf(read, path), text: message }))
  }, [typed, entry, schema, toBody])
}
