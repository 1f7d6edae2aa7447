import { hostile } from './hostile'
import { imported } from './imported'
import { pasted } from './pasted'
import { toolbar } from './toolbar'

/** More than 60 documents of the kinds an editor receives. */
export const corpus = [...toolbar, ...imported, ...pasted, ...hostile]
