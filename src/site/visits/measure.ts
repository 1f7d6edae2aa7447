const script = 'https://www.googletagmanager.com/gtag/js'

interface Measured {
  dataLayer?: unknown[]
}

/** Google's command queue, which only accepts `arguments` objects, not arrays. */
function command(..._args: unknown[]): void {
  const measured = window as Measured
  measured.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  measured.dataLayer.push(arguments)
}

const forbid = (id: string, isForbidden: boolean) =>
  Object.assign(window, { [`ga-disable-${id}`]: isForbidden })

/** Loads the analytics script, once. */
export function startMeasuring(id: string): void {
  forbid(id, false)
  if (document.querySelector(`script[src^="${script}"]`)) return
  command('js', new Date())
  // We report page views ourselves: the browser may restore a page from its cache without loading it.
  command('config', id, { send_page_view: false })
  const element = document.createElement('script')
  element.async = true
  element.src = `${script}?id=${encodeURIComponent(id)}`
  document.head.append(element)
}

/** Reports a page view by its path. */
export function reportPage(path: string): void {
  command('event', 'page_view', { page_path: path, page_location: window.location.origin + path })
}

/** Stops measuring and deletes the service's cookies. */
export function stopMeasuring(id: string): void {
  forbid(id, true)
  const labels = window.location.hostname.split('.')
  // The service sets them on the highest domain that browsers allow.
  const domains = labels.map((_, start) => `; domain=${labels.slice(start).join('.')}`)
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0])
  for (const name of names.filter((name) => name?.startsWith('_ga'))) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't available everywhere
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
