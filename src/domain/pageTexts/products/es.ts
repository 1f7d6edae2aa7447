import type { TextsOf } from '../model'
import type { productsPage } from './model'

export const es: TextsOf<typeof productsPage> = {
  title: 'Productos',
  description:
    'Scripts y plantillas ya hechos: plantillas web, aplicaciones móviles, paneles, tiendas y API, documentados y mantenidos por quienes los escribieron.',
  keywords:
    'plantillas web, plantillas de aplicaciones móviles, panel de datos, script de tienda, scripts de API, CMS, panel de administración',
  heading: 'Scripts y plantillas listos para usar',
  text: 'Creados para nuestros propios proyectos. Documentados, mantenidos y tuyos para modificarlos.',
  endHeading: '¿Quieres cambiar alguno?',
  endText:
    'Los escribimos nosotros y sabemos por dónde cortar. Dinos qué debería ser distinto y te pasamos presupuesto del cambio.',
  askHeading: '¿Preguntas sobre {product}?',
  askText:
    'Licencias, cambios, instalación: pregunta a quienes lo programaron. Te respondemos en menos de 24 horas.',
}
