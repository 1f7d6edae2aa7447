import type { TextsOf } from '../model'
import type { blogPage } from './model'

export const de: TextsOf<typeof blogPage> = {
  title: 'Blog',
  description:
    'Artikel von Entwicklern über das, was wir beim Bauen gelernt haben: Web, Mobile, Backend, Design und Cloud, mit Code und Zahlen.',
  keywords: 'Software-Blog, Webentwicklung, App-Entwicklung, Backend, UI/UX-Design, Cloud',
  heading: 'Notizen aus der Werkstatt',
  text: 'Was wir beim Bauen gelernt haben, aufgeschrieben für alle, die als Nächste bauen.',
  endHeading: 'Den nächsten lesen, sobald er da ist',
  endText:
    'Abonnieren Sie den Feed mit einem beliebigen Reader. Kein Newsletter, keine Anmeldung, und niemand zählt, was Sie öffnen.',
  askHeading: 'Stecken Sie bei so etwas fest? {author} hilft Ihnen weiter.',
  askText: 'Wer hier schreibt, macht genau das jeden Tag für Kunden. Das erste Gespräch ist kostenlos.',
}
