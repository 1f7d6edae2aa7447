import preloads from './preloads.json'

/** Has the browser fetch the fonts of the first paint beside the stylesheet that names them. */
export const FontPreloads = () =>
  preloads.map((url) => (
    <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
  ))
