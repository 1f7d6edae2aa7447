export interface FieldError {
  path: string
  message: string
}

/** An unsuccessful response: its status, the message for the caller, and the invalid fields. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldError[],
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const body = { message: this.message, ...(this.errors && { errors: this.errors }) }
    return Response.json(body, { status: this.status, headers: this.headers })
  }
}

export const notFound = () => new HttpError(404, 'Not found.')
export const forbidden = () => new HttpError(403, "You don't have permission to do this.")
