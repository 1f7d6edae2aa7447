/** HTML that can't be rich text; its message is shown to the author. */
export class RichTextError extends Error {}
