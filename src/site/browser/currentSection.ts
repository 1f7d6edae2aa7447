/** The part of the window, from its top, in which a section's heading counts as being read. */
const readingZone = 1 / 3

const targetOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)))

/** Marks the section being read in an article's table of contents. */
export function currentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const sections = links.map((link) => ({ link, heading: targetOf(link) }))

  function mark() {
    const line = window.innerHeight * readingZone
    const current = sections.findLast(({ heading }) => heading && heading.getBoundingClientRect().top <= line)
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }

  const zone = { rootMargin: `0px 0px -${(1 - readingZone) * 100}%` }
  const observer = new IntersectionObserver(mark, zone)
  for (const { heading } of sections) if (heading) observer.observe(heading)
}
