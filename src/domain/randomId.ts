/** 128 random bits in hexadecimal. Not `randomUUID`, which browsers only provide in secure contexts. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
