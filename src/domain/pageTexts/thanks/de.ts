import type { TextsOf } from '../model'
import type { thanksPage } from './model'

export const de: TextsOf<typeof thanksPage> = {
  title: 'Nachricht gesendet!',
  description: 'Vielen Dank für Ihr Interesse! Wir melden uns innerhalb von 24 Stunden.',
  keywords: 'Danke, Anfrage, Bestätigung',
  heading: 'Nachricht gesendet!',
  text: 'Vielen Dank für Ihr Interesse! Wir melden uns innerhalb von 24 Stunden.',
  projects: 'Alle Projekte',
  another: 'Weitere Anfrage senden',
}
