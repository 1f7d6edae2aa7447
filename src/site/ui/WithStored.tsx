/** A text of the interface that holds a stored one; `lang` is the stored one's, where it is not the page's. */
export function WithStored({
  text,
  stored,
  lang,
}: {
  text: string
  stored: string
  lang: string | undefined
}) {
  const at = lang && stored ? text.indexOf(stored) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{stored}</span>
      {text.slice(at + stored.length)}
    </>
  )
}
