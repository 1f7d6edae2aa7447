import type { SiteSetting } from '@/payload-types'

/** The settings of the demo agency: no number or address in here reaches anybody. */
export const kitewing: Partial<Omit<SiteSetting, 'id'>> = {
  siteName: 'Kitewing',
  phone: '+91 00000 00000',
  email: 'hello@kitewing.example',
  whatsappNumber: '910000000000',
  location: 'Remote & On-site',
  businessHours: 'Mon-Fri 9 AM-6 PM IST',
  social: [
    { platform: 'github', url: 'https://example.com/github/kitewing' },
    { platform: 'linkedin', url: 'https://example.com/linkedin/kitewing' },
    { platform: 'x', url: 'https://example.com/x/kitewing' },
    { platform: 'instagram', url: 'https://example.com/instagram/kitewing' },
    { platform: 'youtube', url: 'https://example.com/youtube/kitewing' },
  ],
}
