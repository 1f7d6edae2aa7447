/**
 * Whether a name can be one of Payload's server functions, which it looks up in a plain object: there
 * `constructor` is a function too, and would hand the whole request to whoever asks.
 */
export const isServerFunction = (name: unknown): boolean =>
  typeof name === 'string' && !(name in Object.prototype)
