export type UnknownRecord = Record<string, unknown>

/** Whether a value has properties to read, arrays included. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null
