/** Makes the language links keep a list's search and filters: the page is in the cache without them. */
export function keepQuery(): void {
  function keep({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('nav a[hreflang]')
    if (link && link.origin === location.origin) link.search = location.search
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, keep)
}
