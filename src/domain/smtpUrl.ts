/** Whether a URL names a mail server, with a decodable login. */
export function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password, port } = new URL(text)
  if (!/^(?:[\w.-]+|\[[\da-f:]+\])$/i.test(hostname) || port === '0') return false
  try {
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}
