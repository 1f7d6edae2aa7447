import type { TextsOf } from '../model'
import type { frame } from './model'

const pages: TextsOf<typeof frame>['navigation'] = [
  { id: 'home', isHidden: false, label: 'Home', page: '/' },
  { id: 'about', isHidden: false, label: 'About', page: '/about' },
  { id: 'services', isHidden: false, label: 'Services', page: '/services' },
  { id: 'portfolio', isHidden: false, label: 'Portfolio', page: '/portfolio' },
  { id: 'products', isHidden: false, label: 'Products', page: '/products' },
  { id: 'blog', isHidden: false, label: 'Blog', page: '/blog' },
  { id: 'contact', isHidden: false, label: 'Contact', page: '/contact' },
]

export const en: TextsOf<typeof frame> = {
  navigation: pages,
  quote: 'Get Quote',
  contactUs: 'Contact Us',
  pitch: 'Web and mobile software, built to last.',
  links: 'Site',
  siteLinks: pages,
  reach: 'Contact',
  whatsapp: 'WhatsApp',
  follow: 'Follow us',
  rights: 'All rights reserved.',
  legalLinks: [
    { id: 'privacy', isHidden: false, label: 'Privacy', page: '/privacy' },
    { id: 'terms', isHidden: false, label: 'Terms', page: '/terms' },
    { id: 'accessibility', isHidden: false, label: 'Accessibility', page: '/accessibility' },
    { id: 'sitemap', isHidden: false, label: 'Sitemap', page: '/sitemap.xml' },
  ],
}
