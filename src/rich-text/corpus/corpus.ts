import { hostile } from './hostile'
import { imported } from './imported'
import { pasted } from './pasted'
import { toolbar } from './toolbar'

/** More than 60 documents as they come to an editor in a year. */
export const corpus = [...toolbar, ...imported, ...pasted, ...hostile]
