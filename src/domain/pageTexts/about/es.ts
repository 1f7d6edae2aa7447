import type { TextsOf } from '../model'
import type { aboutPage } from './model'

export const es: TextsOf<typeof aboutPage> = {
  title: 'Nosotros',
  description:
    'Un estudio de ingenieros de producto desde 2019: nuestra historia, lo que valoramos, cómo es el equipo y qué dicen los clientes.',
  keywords: 'agencia de software, ingenieros de producto, quiénes somos, equipo remoto, Bengaluru',
  heading: 'Ingenieros que siguen ahí el segundo año',
  text: 'Somos un estudio de ingenieros de producto, fundado en 2019, que trabaja en remoto para clientes de todas partes. Planificamos el software, lo escribimos, lo publicamos y atendemos el teléfono cuando se usa.',
  years: 'años creando software',
  clients: 'clientes, del autónomo a la lonja',
  range: 'lo que suele costar un servicio',
  perMonth: 'Desde {price}/mes',
  care: 'mantenimiento',
  storyEyebrow: 'Historia',
  storyHeading: 'Todo empezó con una reescritura que no hacía falta',
  story: [
    {
      id: 'story1',
      isHidden: false,
      text: 'En 2019 un cliente nos pidió a cuatro de nosotros rehacer una tienda desde cero. Pasamos una semana leyendo el código antiguo, arreglamos once consultas y le recomendamos quedársela. El cliente perdió una reescritura y nosotros un encargo, y todos dormimos mejor. Desde entonces nos recomienda a sus amigos.',
    },
    {
      id: 'story2',
      isHidden: false,
      text: 'Aquella semana se convirtió en nuestra forma de trabajar. Miramos antes de presupuestar. Decimos qué no hay que construir. Y quien planifica una función también la escribe y ve cómo se porta un lunes por la mañana con gente de verdad.',
    },
    {
      id: 'story3',
      isHidden: false,
      text: 'Hoy somos un equipo de 10 a 50 personas, según la temporada. No hay departamento comercial. Quien responde a tu consulta sabe leer tu código.',
    },
  ],
  valuesHeading: 'Cinco costumbres por las que nos contratan',
  values: [
    {
      id: 'value1',
      isHidden: false,
      name: 'Mirar primero',
      text: 'El presupuesto llega después de leer el código, conocer a los usuarios o recorrer el almacén; nunca antes.',
    },
    {
      id: 'value2',
      isHidden: false,
      name: 'Ponerlo por escrito',
      text: 'Decisiones, costes y riesgos en frases claras que puedes reenviar a tu dirección.',
    },
    {
      id: 'value3',
      isHidden: false,
      name: 'Publicar cada semana',
      text: 'Una versión que se puede probar cada viernes. Avanzar es lo que funciona, no lo que sale en un gráfico.',
    },
    {
      id: 'value4',
      isHidden: false,
      name: 'Dejarlo mejor',
      text: 'Pruebas, un manual de operación y un traspaso, para que tu gente tome el relevo cuando quiera.',
    },
    {
      id: 'value5',
      isHidden: false,
      name: 'Decir que no a tiempo',
      text: 'Si basta con una hoja de cálculo, te lo diremos y te cobraremos la hora.',
    },
  ],
  teamEyebrow: 'Equipo',
  teamHeading: 'Equipos pequeños, responsables de principio a fin',
  teamText:
    'Dos ingenieros y una persona de diseño forman un equipo, con alguien al frente que ya ha lanzado productos. Los conocerás por su nombre en la primera llamada. Estos son los roles.',
  team: [
    {
      id: 'role1',
      isHidden: false,
      name: 'Responsable técnico',
      text: 'Cuida la arquitectura, revisa cada cambio y es la voz de tu llamada semanal.',
    },
    {
      id: 'role2',
      isHidden: false,
      name: 'Ingeniería de producto',
      text: 'Construye funciones desde la base de datos hasta el último píxel, con sus pruebas.',
    },
    {
      id: 'role3',
      isHidden: false,
      name: 'Ingeniería móvil',
      text: 'Crea aplicaciones que arrancan rápido y resisten una conexión perdida.',
    },
    {
      id: 'role4',
      isHidden: false,
      name: 'Diseño de producto',
      text: 'Observa a la gente trabajar y dibuja las pantallas justas.',
    },
    {
      id: 'role5',
      isHidden: false,
      name: 'Ingeniería de plataforma',
      text: 'Mantiene los despliegues sin sobresaltos, las facturas bajas y las copias listas para restaurar.',
    },
    {
      id: 'role6',
      isHidden: false,
      name: 'Relación con el cliente',
      text: 'Mantiene honestos el alcance, el precio y el calendario, y te escucha cuando no lo son.',
    },
  ],
  workHeading: 'Cinco clases de trabajo, un mismo nivel',
  work: [
    {
      id: 'work1',
      isHidden: false,
      name: 'Desarrollo web',
      text: 'Sitios, portales y aplicaciones web que siguen siendo rápidos cuando sube el tráfico.',
    },
    {
      id: 'work2',
      isHidden: false,
      name: 'Desarrollo de aplicaciones móviles',
      text: 'Aplicaciones para Android e iOS que funcionan en un ascensor, un sótano o una furgoneta.',
    },
    {
      id: 'work3',
      isHidden: false,
      name: 'Diseño UI/UX',
      text: 'Investigación, prototipos en el navegador y un sistema de diseño que se usa.',
    },
    {
      id: 'work4',
      isHidden: false,
      name: 'Soluciones de comercio electrónico',
      text: 'Tiendas sinceras con las existencias y en las que es fácil pagar.',
    },
    {
      id: 'work5',
      isHidden: false,
      name: 'Marketing digital',
      text: 'Buscadores, contenidos y una medición que respeta a las personas que mide.',
    },
  ],
  praiseHeading: 'Lo que dicen los clientes cuando les pedimos que no sean corteses',
  testimonials: [
    {
      id: 'praise1',
      isHidden: false,
      text: 'En la primera reunión nos dijeron qué mitad de la lista quitar. Salimos en nueve semanas en vez de treinta, y nadie ha echado de menos la otra mitad.',
      by: 'Dirección de Operaciones',
      company: 'Saltpan Stays',
    },
    {
      id: 'praise2',
      isHidden: false,
      text: 'Llamo a la persona que escribió el código y me contesta. Después de tres agencias, eso era nuevo.',
      by: 'Dirección General',
      company: 'Morning Crate',
    },
    {
      id: 'praise3',
      isHidden: false,
      text: 'El traspaso fueron dos tardes y un manual. Desde entonces nuestros programadores publican cada semana.',
      by: 'Dirección de Tecnología',
      company: 'Ostrava Tools',
    },
  ],
  endHeading: 'Habla con quienes lo van a desarrollar',
  endText:
    'Bastan unas líneas. La primera consulta y el presupuesto son gratuitos. Te respondemos en menos de 24 horas.',
}
