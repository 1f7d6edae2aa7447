import { type PayloadRequest, ValidationError } from 'payload'

export interface Place {
  collection?: { slug: string } | null | undefined
  global?: { slug: string } | null | undefined
  path: string
  req: PayloadRequest
}

/** The error for a value that must not be stored, where Payload doesn't validate, such as in drafts and files. */
export function refuse(message: string, { collection, global, path, req }: Place): ValidationError {
  const error = new ValidationError({
    ...(collection && { collection: collection.slug }),
    ...(global && { global: global.slug }),
    errors: [{ path, message }],
    req,
  })
  // In the built product the message is sent without its details.
  error.message = message
  return error
}
