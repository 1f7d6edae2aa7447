/**
 * The header in which the front server passes on the visitor's address. It overwrites any value from outside, so that
 * nobody can choose their address.
 */
export const addressHeader = 'x-frontdesk-address'

/** The visitor's address as seen by the front server; see `networkOf`. */
export function visitorAddress(req: { headers: Headers }): string {
  return req.headers.get(addressHeader) ?? 'unknown'
}
