export type UnknownRecord = Record<string, unknown>

/** Whether a value has properties to read, arrays included. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null

/** Whether a value has named properties: a record that is no array. */
export const isPlainObject = (value: unknown): value is UnknownRecord =>
  isRecord(value) && !Array.isArray(value)
