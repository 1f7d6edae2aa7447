/**
 * The mailbox that an address leads to, as far as can be told: what is behind a + is a label, dots and case mean
 * nothing to the large providers. To compare addresses by, never to send to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${name.replaceAll('.', '')}@${email.slice(at + 1).toLowerCase()}`
}
