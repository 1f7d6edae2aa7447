/** A directory entry's length, and that of the header before them. */
const entry = 16
const header = 12

/** The tables of a TrueType font, by tag. */
export function readTables(font) {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const at = header + entry * n
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

const padded = (data) => Buffer.concat([data, Buffer.alloc(-data.length & 3)])

function checksum(data) {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

/** A TrueType font of these tables. */
export function writeTables(tables) {
  const tags = [...tables.keys()].sort()
  const directory = Buffer.alloc(header + entry * tags.length)
  const power = Math.floor(Math.log2(tags.length))
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tags.length, 4)
  directory.writeUInt16BE(2 ** power * entry, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((tags.length - 2 ** power) * entry, 10)
  const parts = [directory]
  let start = directory.length
  for (const [n, tag] of tags.entries()) {
    const data = tables.get(tag)
    const part = padded(data)
    const at = header + entry * n
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum(part), at + 4)
    directory.writeUInt32BE(start, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    parts.push(part)
    start += part.length
  }
  return Buffer.concat(parts)
}
