/** The demo's account, which the login page shows (specification §2). */
export const demoAdmin = { username: 'admin', password: 'demo-admin-2026' } as const
