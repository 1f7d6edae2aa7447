/** Bytes that an uploaded file may have. */
export const maxUploadSize = 10_000_000

/** Pixels that an uploaded picture may have: more would take the server's memory to decode. */
export const maxPixels = 40_000_000

/** Kinds of pictures that may be uploaded. SVG is not among them: it can carry scripts. */
export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif'] as const

/** Kinds of files that may be uploaded. */
export const uploadTypes = [...pictureTypes, 'application/pdf'] as const

/** Bytes that a JSON body may have. */
export const maxBodySize = 1_000_000
