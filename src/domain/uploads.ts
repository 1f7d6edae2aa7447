/** The maximum size of an uploaded file, in bytes. */
export const maxUploadSize = 10_000_000

/** The maximum size of an uploaded image, in pixels: decoding more would exhaust the server's memory. */
export const maxPixels = 40_000_000

/** The longer side of a stored image, in pixels. */
export const maxStoredSide = 2560

/** Image types that can be uploaded. Not SVG, which can contain scripts. */
export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif'] as const

/** File types that can be uploaded. */
export const uploadTypes = [...pictureTypes, 'application/pdf'] as const

/** Formats of the smaller copies, smallest first. */
export const copyFormats = ['avif', 'webp'] as const
export type CopyFormat = (typeof copyFormats)[number]

/**
 * Widths of the smaller copies in pixels, for the site's `sizes` on standard and high-density screens. The smallest are
 * AVIF only: the few browsers that still need WebP are not worth the longer pages.
 */
const copyWidths = {
  avif: [240, 360, 480, 768, 1200, 1600, 2100],
  webp: [480, 768, 1200, 1600],
} as const

type CopyName = { [F in CopyFormat]: `${F}${(typeof copyWidths)[F][number]}` }[CopyFormat]

/** The smaller copies by their names in a stored image. */
export const copies = copyFormats.flatMap((format) =>
  copyWidths[format].map((width) => ({ name: `${format}${width}` as CopyName, format, width })),
)

/** The width of the largest copies, in pixels. */
export const largestCopy = Math.max(...copies.map(({ width }) => width))

/**
 * The maximum size of a body that staff send, in bytes: a long post is larger as editor state than as HTML (also in
 * next.config.mjs).
 */
export const maxStaffBody = 5_000_000

/** The maximum size of a JSON body, in bytes. */
export const maxBodySize = 1_000_000

/** The same with a file of translations, which has each text in two languages. */
export const maxImportSize = 2_000_000

/** The maximum number of old URLs of an image that redirect to it. */
export const maxFormerNames = 50
