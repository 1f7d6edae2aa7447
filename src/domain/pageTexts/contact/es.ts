import type { TextsOf } from '../model'
import type { contactPage } from './model'

export const es: TextsOf<typeof contactPage> = {
  title: 'Contacto',
  description:
    'Pide una consulta gratuita y un presupuesto por formulario, WhatsApp, teléfono o correo. Te respondemos en menos de 24 horas.',
  keywords: 'contacto, consulta gratuita, presupuesto, agencia de software, WhatsApp',
  heading: 'Habla con quienes lo van a desarrollar',
  text: 'Bastan unas líneas. La primera consulta y el presupuesto son gratuitos, y te respondemos en menos de 24 horas.',
  chat: 'Chatea con nosotros',
  chatText: 'El camino más corto a un presupuesto: escribe por WhatsApp y te contesta un ingeniero.',
  call: '¿Prefieres hablar?',
  callText: 'Llama en horario de atención y te contestará alguien que sabe leer código.',
  form: 'Consulta sobre tu proyecto',
  formText: 'Cuéntanos qué tienes en mente. Sin listas de correo, nunca.',
  faqEyebrow: 'Preguntas frecuentes',
  faqHeading: 'Antes de preguntar',
  faqText: 'Las preguntas más habituales. ¿Algo más? Pregúntanos.',
  questions: [
    {
      id: 'q1',
      isHidden: false,
      question: '¿Cuánto cuesta un proyecto?',
      answer:
        'La mayoría de nuestros servicios cuestan {range}, según el alcance. Recibes el precio por escrito antes de empezar, y solo cambia si cambia el alcance, con tu firma.',
    },
    {
      id: 'q2',
      isHidden: false,
      question: '¿Cuándo podéis empezar?',
      answer:
        'Los trabajos pequeños, a menudo en una semana; un equipo nuevo, entre tres y cinco semanas. Si no llegamos a tu fecha, lo decimos en la primera llamada.',
    },
    {
      id: 'q3',
      isHidden: false,
      question: '¿Cuánto se tarda?',
      answer:
        'Un sitio web lleva de cuatro a ocho semanas; una aplicación móvil o una tienda, de diez a dieciséis. Cada viernes ves una versión que funciona, así que nunca tienes que adivinar por dónde vamos.',
    },
    {
      id: 'q4',
      isHidden: false,
      question: '¿De quién es el código?',
      answer:
        'Tuyo, desde el primer commit. Está en tu repositorio, funciona en tus cuentas y viene con un manual de operación y un traspaso.',
    },
    {
      id: 'q5',
      isHidden: false,
      question: '¿Qué pasa después del lanzamiento?',
      answer:
        'Corregimos gratis nuestros propios errores durante noventa días. Después, el mantenimiento cuesta desde {care}/mes y se puede cancelar al final de cualquier mes.',
    },
    {
      id: 'q6',
      isHidden: false,
      question: '¿Os hacéis cargo de código existente?',
      answer:
        'Sí, con gusto. Empezamos con una revisión de diez días laborables que te dice qué arreglar, qué dejar como está y cuánto costaría cada cosa.',
    },
    {
      id: 'q7',
      isHidden: false,
      question: '¿En qué horario trabajáis?',
      answer:
        'Nuestro horario de atención es {hours}. Trabajamos en remoto para clientes de todas partes y acordamos al menos tres horas comunes al día.',
    },
    {
      id: 'q8',
      isHidden: false,
      question: '¿Firmáis un acuerdo de confidencialidad?',
      answer: 'Sí: el tuyo o el nuestro, antes de que nos enseñes nada.',
    },
  ],
}
