import type { TextsOf } from '../model'
import type { thanksPage } from './model'

export const es: TextsOf<typeof thanksPage> = {
  title: '¡Mensaje enviado!',
  description: '¡Gracias por tu interés! Te responderemos en menos de 24 horas.',
  keywords: 'gracias, consulta, confirmación',
  heading: '¡Mensaje enviado!',
  text: '¡Gracias por tu interés! Te responderemos en menos de 24 horas.',
  projects: 'Todos los proyectos',
  another: 'Enviar otra consulta',
}
