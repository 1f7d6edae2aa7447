import type { TextsOf } from '../model'
import type { servicesPage } from './model'

export const de: TextsOf<typeof servicesPage> = {
  title: 'Leistungen',
  description:
    'Web, Apps, Backend, Design und Cloud aus einem Team von Produktentwicklern: was enthalten ist, mit welchen Technologien und ab welchem Preis.',
  keywords: 'Webentwicklung, App-Entwicklung, UI/UX-Design, E-Commerce-Lösungen, Cloud, Softwarewartung',
  heading: 'Leistungen mit Umfang, Team und Preis',
  text: 'Suchen Sie aus, was Sie brauchen, oder beschreiben Sie das Problem und überlassen Sie uns die Wahl. Am Anfang stehen immer ein kostenloses Gespräch und ein schriftliches Angebot.',
  stepsEyebrow: 'So läuft es ab',
  stepsHeading: 'Vom ersten Gespräch bis zur Übergabe in vier Schritten',
  steps: [
    {
      id: 'step1',
      isHidden: false,
      name: 'Ein Gespräch',
      text: 'Dreißig Minuten, kostenlos. Sie sagen, wo es klemmt, wir sagen, ob wir helfen können.',
    },
    {
      id: 'step2',
      isHidden: false,
      name: 'Ein Angebot',
      text: 'Umfang, Team, Termine und Preis schriftlich, meist innerhalb von drei Werktagen.',
    },
    {
      id: 'step3',
      isHidden: false,
      name: 'Jede Woche eine Version',
      text: 'Jeden Freitag gibt es etwas zum Anklicken und eine Notiz, was als Nächstes kommt.',
    },
    {
      id: 'step4',
      isHidden: false,
      name: 'Eine Übergabe',
      text: 'Code, Zugänge und Handbuch gehören Ihnen. Die Betreuung läuft, solange Sie möchten.',
    },
  ],
  costEyebrow: 'Preise',
  costHeading: 'Was es kostet',
  costText: 'Typische Spannen aus bisherigen Projekten, damit Sie kalkulieren können, bevor Sie anrufen.',
  costs: [
    {
      id: 'project',
      isHidden: false,
      name: 'Ein Projekt',
      price: '{range}',
      text: 'In dieser Spanne liegen die meisten Leistungen, je nach Umfang. Die Summe kennen Sie, bevor es losgeht.',
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Wartung',
      price: 'Ab {care}/Monat',
      text: 'Updates, Überwachung, kleine Änderungen und ein Mensch, der ans Telefon geht.',
    },
    {
      id: 'consultation',
      isHidden: false,
      name: 'Erstgespräch',
      price: 'Kostenlos',
      text: 'Eine halbe Stunde mit jemandem vom Fach und ein Angebot, mit dem Sie auch woanders hingehen können.',
    },
  ],
  endHeading: 'Eine halbe Stunde mit einem Entwickler, kostenlos',
  endText:
    'Beschreiben Sie das Problem, nicht die Lösung. Sie erfahren, was wir tun würden, was es kostet und ob Sie uns überhaupt brauchen.',
}
