/**
 * Reports every call of our API that returns 401. Payload's own views use `fetch` and show an ended session as an
 * ordinary error; they have no hook for it.
 * @returns a function that stops watching
 */
export function watchUnauthorized(onUnauthorized: () => unknown): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    // Runs after the caller, which may already have gone to the login page.
    if (response.status === 401 && new URL(response.url).pathname.startsWith('/api/'))
      setTimeout(onUnauthorized)
    return response
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
