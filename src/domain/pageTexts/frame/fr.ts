import type { TextsOf } from '../model'
import type { frame } from './model'

const pages: TextsOf<typeof frame>['navigation'] = [
  { id: 'home', isHidden: false, label: 'Accueil', page: '/' },
  { id: 'about', isHidden: false, label: 'À propos', page: '/about' },
  { id: 'services', isHidden: false, label: 'Services', page: '/services' },
  { id: 'portfolio', isHidden: false, label: 'Réalisations', page: '/portfolio' },
  { id: 'products', isHidden: false, label: 'Produits', page: '/products' },
  { id: 'blog', isHidden: false, label: 'Blog', page: '/blog' },
  { id: 'contact', isHidden: false, label: 'Contact', page: '/contact' },
]

export const fr: TextsOf<typeof frame> = {
  navigation: pages,
  quote: 'Demander un devis',
  contactUs: 'Nous contacter',
  pitch: 'Des logiciels web et mobiles faits pour durer.',
  links: 'Site',
  siteLinks: pages,
  reach: 'Contact',
  whatsapp: 'WhatsApp',
  follow: 'Nous suivre',
  rights: 'Tous droits réservés.',
  legalLinks: [
    { id: 'privacy', isHidden: false, label: 'Confidentialité', page: '/privacy' },
    { id: 'terms', isHidden: false, label: 'Conditions', page: '/terms' },
    { id: 'accessibility', isHidden: false, label: 'Accessibilité', page: '/accessibility' },
    { id: 'sitemap', isHidden: false, label: 'Plan du site', page: '/sitemap.xml' },
  ],
}
