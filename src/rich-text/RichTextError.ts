/** HTML that cannot be rich text; its message is shown to the author. */
export class RichTextError extends Error {}
