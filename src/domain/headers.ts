/** How many entries a list has in all, in the answer that holds one page of it. */
export const totalCountHeader = 'X-Total-Count'

/** When the newer draft that a save knowingly puts behind was saved. */
export const replacesDraftHeader = 'X-Replaces-Draft'
