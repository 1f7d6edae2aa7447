/** Bytes that an uploaded file may have. */
export const maxUploadSize = 10_000_000
