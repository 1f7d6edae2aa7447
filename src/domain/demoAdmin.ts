/** The demo account shown on the login page (specification §2). */
export const demoAdmin = { username: 'admin', password: 'demo-admin-2026' } as const
