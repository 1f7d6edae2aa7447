const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i

/**
 * Whether email can be sent to an address: one rule for form, API and collection. Browsers also accept
 * `foo@bar`, which doesn't exist on the internet. Internationalised domains arrive as `xn--…`, as browsers
 * send them.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
