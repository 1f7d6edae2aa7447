import type { TextsOf } from '../model'
import type { frame } from './model'

const pages: TextsOf<typeof frame>['navigation'] = [
  { id: 'home', isHidden: false, label: 'Start', page: '/' },
  { id: 'about', isHidden: false, label: 'Über uns', page: '/about' },
  { id: 'services', isHidden: false, label: 'Leistungen', page: '/services' },
  { id: 'portfolio', isHidden: false, label: 'Portfolio', page: '/portfolio' },
  { id: 'products', isHidden: false, label: 'Produkte', page: '/products' },
  { id: 'blog', isHidden: false, label: 'Blog', page: '/blog' },
  { id: 'contact', isHidden: false, label: 'Kontakt', page: '/contact' },
]

export const de: TextsOf<typeof frame> = {
  navigation: pages,
  quote: 'Angebot anfragen',
  contactUs: 'Kontakt aufnehmen',
  pitch: 'Web- und App-Software, die lange hält.',
  links: 'Website',
  siteLinks: pages,
  reach: 'Kontakt',
  whatsapp: 'WhatsApp',
  follow: 'Folgen Sie uns',
  rights: 'Alle Rechte vorbehalten.',
  legalLinks: [
    { id: 'privacy', isHidden: false, label: 'Datenschutz', page: '/privacy' },
    { id: 'terms', isHidden: false, label: 'Geschäftsbedingungen', page: '/terms' },
    { id: 'accessibility', isHidden: false, label: 'Barrierefreiheit', page: '/accessibility' },
    { id: 'sitemap', isHidden: false, label: 'Sitemap', page: '/sitemap.xml' },
  ],
}
