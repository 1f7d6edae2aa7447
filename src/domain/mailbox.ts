/**
 * The mailbox behind an address, as far as that can be known: what follows a + is a label, and large
 * providers ignore dots and case. For comparing addresses, never for sending.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${name.replaceAll('.', '')}@${email.slice(at + 1).toLowerCase()}`
}
