/** The total number of entries of a list, sent with each page. */
export const totalCountHeader = 'X-Total-Count'

/** When the newer draft that a save may overwrite was saved. */
export const replacesDraftHeader = 'X-Replaces-Draft'

/** How many of the entries of a list are in an exported file. */
export const exportedCountHeader = 'X-Exported-Count'
