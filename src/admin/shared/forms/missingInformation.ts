import { toast } from '@/toast/toast'

/** Says that fields are not filled in: specification §5. */
export const tellMissing = (description = 'Please fill in all required fields.') =>
  toast({ title: 'Missing Information', description, variant: 'destructive' })
