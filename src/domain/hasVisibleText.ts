/** Spaces, characters that are never drawn, and the blank pattern of Braille. */
const blanks = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu

/** Whether a text has something to see. */
export const hasVisibleText = (text: string): boolean => text.replace(blanks, '') !== ''
