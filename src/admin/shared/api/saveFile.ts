/** Saves a download under its name. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
