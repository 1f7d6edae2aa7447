/** Marks an article for view counting; see `browser/countView`. */
export function ViewBeacon({ slug }: { slug: string }) {
  return <span hidden data-viewed={slug} />
}
