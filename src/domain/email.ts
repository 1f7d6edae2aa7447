const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i

/**
 * Whether an address can receive email; one rule for form, API and collection. Browsers also accept `foo@bar`, which
 * doesn't exist on the internet. Internationalized domains arrive as `xn--…`, as sent by browsers.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
