import type { TextsOf } from '../model'
import type { homePage } from './model'

export const es: TextsOf<typeof homePage> = {
  title: 'Convierte tus ideas en realidad digital',
  description: 'Desarrollo profesional de aplicaciones web y móviles que hace crecer tu negocio',
  keywords:
    'agencia de software, desarrollo web, desarrollo de apps móviles, diseño UI/UX, nube, scripts y plantillas',
  heading: 'Convierte tus ideas en realidad digital',
  text: 'Desarrollo profesional de aplicaciones web y móviles que hace crecer tu negocio',
  start: 'Empieza tu proyecto',
  learnMore: 'Saber más',
  years: 'Años creando software',
  clients: 'Clientes, y la mayoría siguen con nosotros',
  projects: 'Proyectos realizados',
  products: 'Productos listos para usar',
  expertiseEyebrow: 'Quiénes somos',
  expertiseHeading: 'Seis disciplinas, un equipo, sin intermediarios',
  expertiseText:
    'Somos ingenieros de producto desde 2019 y trabajamos en remoto para clientes de todas partes. Quienes planifican tu software también lo escriben, lo publican y se quedan a mantenerlo.',
  expertise: [
    {
      id: 'web',
      isHidden: false,
      name: 'Plataformas web',
      text: 'Sitios, tiendas y portales que siguen siendo rápidos cuando sube el tráfico.',
      tools: 'TypeScript, React, Next.js',
    },
    {
      id: 'mobile',
      isHidden: false,
      name: 'Aplicaciones móviles',
      text: 'Un solo código para iOS y Android, nativo allí donde el pulgar lo nota.',
      tools: 'React Native, Swift, Kotlin',
    },
    {
      id: 'backend',
      isHidden: false,
      name: 'Backends y API',
      text: 'Servicios que responden en milisegundos y se pueden cambiar sin miedo.',
      tools: 'Node.js, PostgreSQL, MongoDB',
    },
    {
      id: 'design',
      isHidden: false,
      name: 'Diseño de producto',
      text: 'Investigación, prototipos y un sistema de diseño que gusta a quien programa.',
      tools: 'Figma, tokens de diseño, WCAG 2.2',
    },
    {
      id: 'cloud',
      isHidden: false,
      name: 'Nube y operaciones',
      text: 'Despliegues con un clic y copias de seguridad que ya se han restaurado.',
      tools: 'AWS, Docker, Terraform',
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Soporte y mantenimiento',
      text: 'Actualizaciones, supervisión y una persona que contesta al teléfono.',
      tools: 'OpenTelemetry, Playwright, SLA',
    },
  ],
  servicesHeading: 'Qué hacemos y cuánto cuesta',
  workEyebrow: 'Proyectos',
  workHeading: 'Software que funciona de verdad',
  workText: 'Publicados, en uso cada día y medidos.',
  productsEyebrow: 'Productos',
  productsHeading: 'Listos para usar, para lanzar esta semana',
  productsText:
    'Creados para nuestros propios proyectos. Documentados, mantenidos y tuyos para modificarlos.',
  blogHeading: 'Notas del taller',
  contactEyebrow: 'Contacto',
  contactHeading: 'Cuéntanos qué quieres construir',
  contactText:
    'Bastan unas líneas. La primera consulta y el presupuesto son gratuitos. Te respondemos en menos de 24 horas.',
  form: 'Envía tu consulta',
}
