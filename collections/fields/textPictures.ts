import { derived } from './derived'

/** The pictures of the library in a rich text, by id or file name; kept by `hooks/indexInlineImages`. */
export const textPictures = derived({ name: 'textPictures', type: 'text', hasMany: true, index: true })
