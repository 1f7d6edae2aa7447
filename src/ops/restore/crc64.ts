// CRC-64/XZ in two halves of 32 bits: with BigInt, a second's work would take a minute.
const polynomial = { high: 0xc96c5795, low: 0xd7870f42 }
const tableHigh = new Uint32Array(256)
const tableLow = new Uint32Array(256)
for (let byte = 0; byte < 256; byte += 1) {
  let high = 0
  let low = byte
  for (let bit = 0; bit < 8; bit += 1) {
    const carry = low & 1
    low = (low >>> 1) | ((high & 1) << 31)
    high >>>= 1
    if (carry) {
      low ^= polynomial.low
      high ^= polynomial.high
    }
  }
  tableHigh[byte] = high >>> 0
  tableLow[byte] = low >>> 0
}

/** Incremental CRC-64/XZ (ECMA, reflected), as in mongodump's archives. */
export function crc64() {
  let high = 0xffffffff
  let low = 0xffffffff
  return {
    update(bytes: Uint8Array): void {
      for (const byte of bytes) {
        const at = (low ^ byte) & 0xff
        low = ((low >>> 8) | (high << 24)) ^ (tableLow[at] as number)
        high = (high >>> 8) ^ (tableHigh[at] as number)
      }
    },
    /** The checksum so far, unsigned. */
    digest: (): bigint => (BigInt(~high >>> 0) << 32n) | BigInt(~low >>> 0),
  }
}
