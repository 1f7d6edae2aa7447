/** The site's themes; `system` follows the visitor's device. */
export const themes = ['system', 'light', 'dark'] as const
