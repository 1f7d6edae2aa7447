import { relationship } from 'payload/shared'

/**
 * Validates an account chosen from the field's `filterOptions`. Who was chosen before stays, whatever became of the
 * account.
 */
export const chosenAccount = (value: unknown, args: { previousValue?: unknown }) =>
  value === args.previousValue ||
  // Sales can't read the accounts that they may choose from.
  relationship(value as never, { ...args, overrideAccess: true } as never)
