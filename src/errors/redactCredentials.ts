/**
 * A text in which addresses have lost name and password: as far as the last `@`, for in a password that somebody
 * forgot to write in percent encoding there may be others, and a slash.
 */
export const redactCredentials = (text: string): string =>
  text.replace(/(\bmongodb(?:\+srv)?:\/\/)\S*@/g, '$1')
