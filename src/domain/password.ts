/** Excludes look-alike letters and digits. 32 characters, so that five bits pick one evenly. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** How many random bytes {@link passwordOf} takes. */
export const passwordBytes = groups * groupLength

/** A password from random bytes that can be read out over the phone: `k7mfp-w2ncx-…`, 100 bits of entropy. */
export function passwordOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, passwordBytes)].map((byte) => alphabet[byte & 31])
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-')
}
