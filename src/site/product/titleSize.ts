/** The size of a product's title: the longer, the smaller, so that the price stays in view beside the pictures. */
export function titleSize({ length }: string): string {
  if (length > 60) return 'text-[clamp(1.5rem,2.4vw,2rem)] leading-tight'
  if (length > 30) return 'text-[clamp(1.75rem,3.2vw,2.5rem)] leading-[1.08]'
  return 'text-[clamp(2.5rem,5vw,4rem)] leading-none'
}
