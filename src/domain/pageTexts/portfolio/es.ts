import type { TextsOf } from '../model'
import type { portfolioPage } from './model'

export const es: TextsOf<typeof portfolioPage> = {
  title: 'Proyectos',
  description:
    'Software que se usa a diario: paneles, tiendas y aplicaciones web y móviles que hemos planificado, creado y entregado, con cliente, tecnologías y resultado.',
  keywords:
    'proyectos de software, casos de éxito, aplicaciones web, aplicaciones móviles, paneles, comercio electrónico',
  heading: 'Software que funciona de verdad',
  text: 'Todos los proyectos de esta página se usan a diario. Cada uno tiene un cliente con nombre, una cifra que cambió y personas que nos siguen llamando.',
  endHeading: '¿Qué cifra quieres mover?',
  endText:
    'Cuéntanos en qué punto está hoy y adónde debería llegar. La primera consulta y el presupuesto son gratuitos.',
  askHeading: '¿Qué cifra quieres mover?',
}
