import type { TextsOf } from '../model'
import type { blogPage } from './model'

export const es: TextsOf<typeof blogPage> = {
  title: 'Blog',
  description:
    'Artículos de ingenieros sobre lo que aprendimos construyendo: web, móvil, backend, diseño y nube, con código y cifras.',
  keywords: 'blog de software, desarrollo web, desarrollo móvil, backend, diseño UI/UX, nube',
  heading: 'Notas del taller',
  text: 'Lo que aprendimos construyendo, escrito para quien construya después.',
  endHeading: 'Lee el próximo en cuanto salga',
  endText: 'Suscríbete al feed con cualquier lector. Sin boletín, sin registro, y nadie cuenta lo que abres.',
  askHeading: '¿Te has atascado en algo así? {author} puede ayudarte.',
  askText: 'Quienes escriben aquí hacen este trabajo cada día para clientes. La primera llamada es gratis.',
}
