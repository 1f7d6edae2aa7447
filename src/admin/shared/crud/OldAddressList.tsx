interface Props {
  slugs?: string[]
  toPath: (slug: string) => string
}

/** Old URLs that redirect to an entry, listed under its slug field. */
export function OldAddressList({ slugs = [], toPath }: Props) {
  if (slugs.length === 0) return null
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-medium">Old URLs</p>
      <p className="text-muted">These addresses redirect to the current one.</p>
      <ul className="flex flex-col gap-0.5 wrap-anywhere">
        {slugs.map((slug) => (
          <li key={slug}>
            <code>{toPath(slug)}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
