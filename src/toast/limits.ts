/** Toasts, shown one at a time (specification §4 and §9). Milliseconds and pixels. */
export const removeDelay = 1_000_000
export const autoClose = 5000
export const swipeThreshold = 50
export const hotkey = 'F8'
