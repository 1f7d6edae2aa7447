import type { TextsOf } from '../model'
import type { contactPage } from './model'

export const fr: TextsOf<typeof contactPage> = {
  title: 'Contact',
  description:
    'Demandez un premier échange gratuit et un devis : par formulaire, WhatsApp, téléphone ou e-mail. Nous vous répondons sous 24 heures.',
  keywords: 'contact, premier échange gratuit, devis, agence logicielle, WhatsApp',
  heading: 'Parlez à ceux qui vont le développer',
  text: 'Quelques lignes suffisent. Le premier échange et le devis sont gratuits, et nous vous répondons sous 24 heures.',
  chat: 'Discutons',
  chatText: 'Le chemin le plus court vers un devis : écrivez sur WhatsApp, un ingénieur vous répond.',
  call: 'Plutôt de vive voix ?',
  callText: 'Appelez aux heures d’ouverture : quelqu’un qui sait lire du code vous répondra.',
  form: 'Votre projet',
  formText: 'Dites-nous ce que vous avez en tête. Aucune liste de diffusion, jamais.',
  faqEyebrow: 'Questions fréquentes',
  faqHeading: 'Avant de demander',
  faqText: 'Les questions que l’on nous pose le plus. Autre chose ? Demandez-nous.',
  questions: [
    {
      id: 'q1',
      isHidden: false,
      question: 'Combien coûte un projet ?',
      answer:
        'La plupart de nos services reviennent à {range}, selon le périmètre. Vous recevez le prix par écrit avant de commencer, et il ne change que si le périmètre change, avec votre signature.',
    },
    {
      id: 'q2',
      isHidden: false,
      question: 'Quand pouvez-vous commencer ?',
      answer:
        'Pour une petite tâche, souvent dans la semaine ; pour une nouvelle équipe, sous trois à cinq semaines. Si nous ne pouvons pas tenir votre date, nous le disons dès le premier appel.',
    },
    {
      id: 'q3',
      isHidden: false,
      question: 'Combien de temps faut-il ?',
      answer:
        'Un site demande quatre à huit semaines, une application mobile ou une boutique dix à seize. Chaque vendredi vous voyez une version qui tourne : vous n’avez jamais à deviner où nous en sommes.',
    },
    {
      id: 'q4',
      isHidden: false,
      question: 'À qui appartient le code ?',
      answer:
        'À vous, dès le premier commit. Il se trouve dans votre dépôt, tourne sur vos comptes, et s’accompagne d’un guide d’exploitation et d’une passation.',
    },
    {
      id: 'q5',
      isHidden: false,
      question: 'Que se passe-t-il après la mise en ligne ?',
      answer:
        'Nous corrigeons gratuitement nos propres erreurs pendant quatre-vingt-dix jours. Ensuite, la maintenance commence à {care}/mois et se résilie à la fin de n’importe quel mois.',
    },
    {
      id: 'q6',
      isHidden: false,
      question: 'Reprenez-vous du code existant ?',
      answer:
        'Oui, volontiers. Nous commençons par un audit de dix jours ouvrés qui vous dit ce qu’il faut corriger, ce qu’il faut laisser, et ce que chaque point coûterait.',
    },
    {
      id: 'q7',
      isHidden: false,
      question: 'Quels sont vos horaires ?',
      answer:
        'Nos horaires sont {hours}. Nous travaillons à distance pour des clients du monde entier et convenons d’au moins trois heures communes par jour.',
    },
    {
      id: 'q8',
      isHidden: false,
      question: 'Signez-vous un accord de confidentialité ?',
      answer: 'Oui : le vôtre ou le nôtre, avant que vous ne nous montriez quoi que ce soit.',
    },
  ],
}
