import { type Browser, chromium } from '@playwright/test'
import { getChromium } from '../scripts/lib/chromium.mjs'

/** The installed Chromium, for scripts outside of Playwright's own runner. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await getChromium(), args: ['--no-sandbox', '--disable-gpu'] })
