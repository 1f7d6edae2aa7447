/** The first field to type into; none on touch screens, where the keyboard would open. */
export const firstField = (container: Element | null | undefined): HTMLElement | null =>
  matchMedia('(pointer: fine)').matches
    ? (container?.querySelector<HTMLElement>('input:not([type=file], [hidden]), textarea') ?? null)
    : null
