import type { TextsOf } from '../model'
import type { frame } from './model'

const pages: TextsOf<typeof frame>['navigation'] = [
  { id: 'home', isHidden: false, label: 'Inicio', page: '/' },
  { id: 'about', isHidden: false, label: 'Nosotros', page: '/about' },
  { id: 'services', isHidden: false, label: 'Servicios', page: '/services' },
  { id: 'portfolio', isHidden: false, label: 'Proyectos', page: '/portfolio' },
  { id: 'products', isHidden: false, label: 'Productos', page: '/products' },
  { id: 'blog', isHidden: false, label: 'Blog', page: '/blog' },
  { id: 'contact', isHidden: false, label: 'Contacto', page: '/contact' },
]

export const es: TextsOf<typeof frame> = {
  navigation: pages,
  quote: 'Pedir presupuesto',
  contactUs: 'Contáctanos',
  pitch: 'Software web y móvil, hecho para durar.',
  links: 'Sitio',
  siteLinks: pages,
  reach: 'Contacto',
  whatsapp: 'WhatsApp',
  follow: 'Síguenos',
  rights: 'Todos los derechos reservados.',
  legalLinks: [
    { id: 'privacy', isHidden: false, label: 'Privacidad', page: '/privacy' },
    { id: 'terms', isHidden: false, label: 'Condiciones', page: '/terms' },
    { id: 'accessibility', isHidden: false, label: 'Accesibilidad', page: '/accessibility' },
    { id: 'sitemap', isHidden: false, label: 'Mapa del sitio', page: '/sitemap.xml' },
  ],
}
