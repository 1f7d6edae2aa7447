import type { TextsOf } from '../model'
import type { servicesPage } from './model'

export const es: TextsOf<typeof servicesPage> = {
  title: 'Servicios',
  description:
    'Servicios web, móviles, de backend, diseño y nube de un solo equipo de ingenieros de producto: qué incluyen, con qué tecnologías y desde qué precio.',
  keywords:
    'desarrollo web, desarrollo de aplicaciones móviles, diseño UI/UX, comercio electrónico, nube, mantenimiento de software',
  heading: 'Servicios con alcance, equipo y precio',
  text: 'Elige lo que necesitas, o cuéntanos el problema y elegimos nosotros. Todo empieza con una consulta gratuita y un presupuesto por escrito.',
  stepsEyebrow: 'Cómo funciona',
  stepsHeading: 'De la primera llamada al traspaso en cuatro pasos',
  steps: [
    {
      id: 'step1',
      isHidden: false,
      name: 'Una llamada',
      text: 'Treinta minutos, gratis. Nos cuentas el problema y te decimos si podemos ayudarte.',
    },
    {
      id: 'step2',
      isHidden: false,
      name: 'Un presupuesto',
      text: 'Alcance, equipo, fechas y precio por escrito, normalmente en tres días laborables.',
    },
    {
      id: 'step3',
      isHidden: false,
      name: 'Una versión por semana',
      text: 'Cada viernes hay algo que probar y una nota de lo que viene después.',
    },
    {
      id: 'step4',
      isHidden: false,
      name: 'Un traspaso',
      text: 'El código, las cuentas y el manual son tuyos. El soporte sigue mientras quieras.',
    },
  ],
  costEyebrow: 'Precios',
  costHeading: 'Cuánto cuesta',
  costText: 'Rangos habituales de proyectos anteriores, para que hagas números antes de llamar.',
  costs: [
    {
      id: 'project',
      isHidden: false,
      name: 'Un proyecto',
      price: '{range}',
      text: 'La mayoría de los servicios están en este rango, según el alcance. Sabrás la cifra antes de empezar.',
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Mantenimiento',
      price: 'Desde {care}/mes',
      text: 'Actualizaciones, supervisión, pequeños cambios y una persona que contesta al teléfono.',
    },
    {
      id: 'consultation',
      isHidden: false,
      name: 'Primera consulta',
      price: 'Gratis',
      text: 'Media hora con un ingeniero y un presupuesto que puedes llevarte adonde quieras.',
    },
  ],
  endHeading: 'Media hora con un ingeniero, gratis',
  endText:
    'Cuéntanos el problema, no la solución. Te diremos qué haríamos, cuánto cuesta y si de verdad nos necesitas.',
}
