import type { TextsOf } from '../model'
import type { contactPage } from './model'

export const de: TextsOf<typeof contactPage> = {
  title: 'Kontakt',
  description:
    'Kostenloses Erstgespräch und Angebot: über das Formular, WhatsApp, Telefon oder E-Mail. Wir melden uns innerhalb von 24 Stunden.',
  keywords: 'Kontakt, kostenloses Erstgespräch, Angebot, Softwareagentur, WhatsApp',
  heading: 'Sprechen Sie mit denen, die es entwickeln werden',
  text: 'Ein paar Zeilen genügen. Erstgespräch und Angebot sind kostenlos, und wir melden uns innerhalb von 24 Stunden.',
  chat: 'Chatten Sie mit uns',
  chatText: 'Der kürzeste Weg zum Angebot: Schreiben Sie über WhatsApp, und jemand vom Fach antwortet.',
  call: 'Lieber telefonieren?',
  callText: 'Rufen Sie zu den Geschäftszeiten an. Es meldet sich jemand, der Code lesen kann.',
  form: 'Projektanfrage',
  formText: 'Erzählen Sie uns, was Sie vorhaben. Ganz ohne Newsletter.',
  faqEyebrow: 'Häufige Fragen',
  faqHeading: 'Bevor Sie fragen',
  faqText: 'Die häufigsten Fragen. Noch etwas? Fragen Sie einfach.',
  questions: [
    {
      id: 'q1',
      isHidden: false,
      question: 'Was kostet ein Projekt?',
      answer:
        'Die meisten unserer Leistungen kosten {range}, je nach Umfang. Den Preis bekommen Sie schriftlich, bevor es losgeht, und er ändert sich nur mit dem Umfang und Ihrer Unterschrift.',
    },
    {
      id: 'q2',
      isHidden: false,
      question: 'Wie bald können Sie anfangen?',
      answer:
        'Kleine Aufgaben oft innerhalb einer Woche, ein neues Team in drei bis fünf Wochen. Wenn wir Ihren Termin nicht schaffen, sagen wir das im ersten Gespräch.',
    },
    {
      id: 'q3',
      isHidden: false,
      question: 'Wie lange dauert es?',
      answer:
        'Eine Website braucht vier bis acht Wochen, eine App oder ein Shop zehn bis sechzehn. Jeden Freitag sehen Sie eine lauffähige Version und müssen nie raten, wie weit wir sind.',
    },
    {
      id: 'q4',
      isHidden: false,
      question: 'Wem gehört der Code?',
      answer:
        'Ihnen, vom ersten Commit an. Er liegt in Ihrem Repository, läuft in Ihren Konten und kommt mit Betriebshandbuch und Übergabe.',
    },
    {
      id: 'q5',
      isHidden: false,
      question: 'Was passiert nach dem Start?',
      answer:
        'Eigene Fehler beheben wir neunzig Tage lang kostenlos. Danach beginnt die Wartung bei {care}/Monat und ist zu jedem Monatsende kündbar.',
    },
    {
      id: 'q6',
      isHidden: false,
      question: 'Übernehmen Sie bestehenden Code?',
      answer:
        'Ja, gern. Wir beginnen mit einem Review von zehn Werktagen, das Ihnen sagt, was zu reparieren ist, was bleiben darf und was beides kosten würde.',
    },
    {
      id: 'q7',
      isHidden: false,
      question: 'Wann arbeiten Sie?',
      answer:
        'Unsere Geschäftszeiten sind {hours}. Wir arbeiten remote für Kunden überall und vereinbaren mindestens drei gemeinsame Stunden am Tag.',
    },
    {
      id: 'q8',
      isHidden: false,
      question: 'Unterschreiben Sie ein NDA?',
      answer: 'Ja: Ihres oder unseres, bevor Sie uns irgendetwas zeigen.',
    },
  ],
}
