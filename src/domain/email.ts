const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i

/**
 * Whether mail can be sent to an address: the one rule of form, API and collection. Browsers also take `foo@bar`,
 * which leads nowhere on the internet. A domain of other letters than a–z is written as `xn--…`, as browsers send it.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}
