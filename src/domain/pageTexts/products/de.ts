import type { TextsOf } from '../model'
import type { productsPage } from './model'

export const de: TextsOf<typeof productsPage> = {
  title: 'Produkte',
  description:
    'Fertige Skripte und Vorlagen: Webvorlagen, Apps, Dashboards, Shops, APIs und Admin-Oberflächen, dokumentiert und gepflegt von denen, die sie geschrieben haben.',
  keywords: 'Webvorlagen, App-Vorlagen, Dashboard, E-Commerce-Skript, API-Skripte, CMS, Admin-Oberfläche',
  heading: 'Fertige Skripte und Vorlagen',
  text: 'Für unsere eigenen Projekte gebaut. Dokumentiert, gepflegt, frei anpassbar.',
  endHeading: 'Eines davon, aber anders?',
  endText:
    'Wir haben sie geschrieben und wissen, wo man ansetzt. Sagen Sie uns, was anders sein soll, und wir nennen den Preis der Änderung.',
  askHeading: 'Fragen zu {product}?',
  askText:
    'Lizenzen, Anpassungen, Installation: Fragen Sie das Team, das es geschrieben hat. Wir melden uns innerhalb von 24 Stunden.',
}
