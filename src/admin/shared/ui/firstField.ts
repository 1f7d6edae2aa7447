/** Where one begins to type; a finger is spared the keyboard that would spring up. */
export const firstField = (container: Element | null | undefined): HTMLElement | null =>
  matchMedia('(pointer: fine)').matches
    ? (container?.querySelector<HTMLElement>('input:not([type=file], [hidden]), textarea') ?? null)
    : null
