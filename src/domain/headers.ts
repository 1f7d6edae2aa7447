/** How many entries a list has in all, sent with each page of it. */
export const totalCountHeader = 'X-Total-Count'

/** When the newer draft that a save deliberately replaces was saved. */
export const replacesDraftHeader = 'X-Replaces-Draft'
