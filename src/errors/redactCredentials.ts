/**
 * Removes usernames and passwords from URLs, up to the last `@`: a password that wasn't percent-encoded may contain
 * others, and slashes.
 */
export const redactCredentials = (text: string): string =>
  text.replace(/(\bmongodb(?:\+srv)?:\/\/)\S*@/g, '$1')
