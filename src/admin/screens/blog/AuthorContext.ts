import { createContext } from 'react'

/** Whose name a new post has until somebody types another. */
export const AuthorContext = createContext('')
