/** Has the view of an article counted: see `browser/countView`. */
export function ViewBeacon({ slug }: { slug: string }) {
  return <span hidden data-viewed={slug} />
}
