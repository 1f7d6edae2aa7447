/** The themes of the site; `system` follows the visitor's machine. */
export const themes = ['system', 'light', 'dark'] as const
