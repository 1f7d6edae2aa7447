import { derived } from './derived'

/** The library images in a rich text, by id or file name; maintained by `hooks/indexInlineImages`. */
export const textPictures = derived({ name: 'textPictures', type: 'text', hasMany: true, index: true })
