/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ prepare }, { bridge }] = await Promise.all([
    import('./startup/prepare'),
    import('./runtime/bridge'),
  ])
  try {
    await prepare()
    bridge.prepared?.()
  } catch (error) {
    if (!bridge.prepared) throw error
    bridge.prepared({ error })
  }
}
