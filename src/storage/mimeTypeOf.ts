import path from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** The type of an uploaded file by its extension; others are downloads. */
export const mimeTypeOf = (name: string): string =>
  types[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
