/**
 * The header in which the front server passes the visitor's address on. It overwrites whatever came
 * from outside, so that nobody can choose an address of their own.
 */
export const addressHeader = 'x-frontdesk-address'

/** The visitor's address as the front server saw it, see `networkOf`. */
export function visitorAddress(req: { headers: Headers }): string {
  return req.headers.get(addressHeader) ?? 'unknown'
}
