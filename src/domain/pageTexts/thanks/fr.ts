import type { TextsOf } from '../model'
import type { thanksPage } from './model'

export const fr: TextsOf<typeof thanksPage> = {
  title: 'Message envoyé !',
  description: 'Merci de votre intérêt ! Nous vous répondrons sous 24 heures.',
  keywords: 'merci, demande, confirmation',
  heading: 'Message envoyé !',
  text: 'Merci de votre intérêt ! Nous vous répondrons sous 24 heures.',
  projects: 'Tous les projets',
  another: 'Envoyer une autre demande',
}
