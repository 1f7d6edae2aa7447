/** Bytes that an uploaded file may have. */
export const maxUploadSize = 10_000_000

/** Pixels that an uploaded picture may have: more would take the server's memory to decode. */
export const maxPixels = 40_000_000

/** Pixels on the longer side of what is kept of an uploaded picture. */
export const keptSide = 2560

/** Kinds of pictures that may be uploaded. SVG is not among them: it can carry scripts. */
export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif'] as const

/** Kinds of files that may be uploaded. */
export const uploadTypes = [...pictureTypes, 'application/pdf'] as const

/** Formats of the smaller copies, the lightest first. */
export const copyFormats = ['avif', 'webp'] as const
export type CopyFormat = (typeof copyFormats)[number]

/** Widths of the smaller copies, in pixels: what the site's `sizes` ask for, on plain and on dense screens. */
export const copyWidths = [480, 768, 1200, 1600] as const

/** The name of a copy in what is stored of a picture. */
export const copyName = (format: CopyFormat, width: (typeof copyWidths)[number]) =>
  `${format}${width}` as const

/** Bytes that a JSON body may have. */
export const maxBodySize = 1_000_000

/** Addresses that a picture has had and still answers to. */
export const maxOldNames = 50
