import type { TextsOf } from '../model'
import type { portfolioPage } from './model'

export const de: TextsOf<typeof portfolioPage> = {
  title: 'Portfolio',
  description:
    'Software, die täglich genutzt wird: Dashboards, Shops, Web- und Mobile-Apps, die wir geplant, gebaut und ausgeliefert haben, mit Kunde, Technik und Ergebnis.',
  keywords: 'Software-Portfolio, Fallstudien, Web-Apps, Mobile-Apps, Dashboards, E-Commerce',
  heading: 'Arbeit, die sich bewährt',
  text: 'Jedes Projekt hier ist täglich im Einsatz. Jedes hat einen Kunden, den wir nennen dürfen, eine Zahl, die sich bewegt hat, und Menschen, die uns immer noch anrufen.',
  endHeading: 'Welche Zahl soll sich bei Ihnen bewegen?',
  endText:
    'Sagen Sie uns, wo sie heute steht und wo sie stehen soll. Erstgespräch und Angebot sind kostenlos.',
  askHeading: 'Welche Zahl soll sich bei Ihnen bewegen?',
}
