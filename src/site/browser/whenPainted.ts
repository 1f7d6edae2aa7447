/** Calls back once the browser has shown something of the page: what can wait doesn't compete with that. */
export function whenPainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    callback()
  })
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    observer.observe({ type: 'paint', buffered: true })
  else callback()
}
