import type { TextsOf } from '../model'
import type { servicesPage } from './model'

export const fr: TextsOf<typeof servicesPage> = {
  title: 'Services',
  description:
    'Web, mobile, backend, design et cloud par une seule équipe d’ingénieurs produit : ce qui est compris, avec quelles technologies et à partir de quel prix.',
  keywords:
    'développement web, développement d’applications mobiles, design UI/UX, solutions e-commerce, cloud, maintenance logicielle',
  heading: 'Des services avec un périmètre, une équipe et un prix',
  text: 'Choisissez ce qu’il vous faut, ou décrivez le problème et laissez-nous choisir. Tout commence par un premier échange gratuit et un devis écrit.',
  stepsEyebrow: 'Le déroulement',
  stepsHeading: 'Du premier appel à la passation en quatre étapes',
  steps: [
    {
      id: 'step1',
      isHidden: false,
      name: 'Un appel',
      text: 'Trente minutes, gratuites. Vous dites où ça coince, nous disons si nous pouvons aider.',
    },
    {
      id: 'step2',
      isHidden: false,
      name: 'Un devis',
      text: 'Périmètre, équipe, dates et prix par écrit, le plus souvent sous trois jours ouvrés.',
    },
    {
      id: 'step3',
      isHidden: false,
      name: 'Une version par semaine',
      text: 'Chaque vendredi, quelque chose à essayer et une note sur la suite.',
    },
    {
      id: 'step4',
      isHidden: false,
      name: 'Une passation',
      text: 'Le code, les comptes et le guide sont à vous. Le suivi dure tant que vous le souhaitez.',
    },
  ],
  costEyebrow: 'Prix',
  costHeading: 'Combien ça coûte',
  costText: 'Des fourchettes habituelles issues de nos projets, pour établir votre budget avant d’appeler.',
  costs: [
    {
      id: 'project',
      isHidden: false,
      name: 'Un projet',
      price: '{range}',
      text: 'La plupart des services se situent dans cette fourchette, selon le périmètre. Vous connaissez le montant avant de commencer.',
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Maintenance',
      price: 'À partir de {care}/mois',
      text: 'Mises à jour, surveillance, petites évolutions et quelqu’un qui décroche.',
    },
    {
      id: 'consultation',
      isHidden: false,
      name: 'Premier échange',
      price: 'Gratuit',
      text: 'Une demi-heure avec un ingénieur, et un devis que vous êtes libre d’emporter ailleurs.',
    },
  ],
  endHeading: 'Une demi-heure avec un ingénieur, offerte',
  endText:
    'Décrivez le problème, pas la solution. Vous saurez ce que nous ferions, combien cela coûte, et si vous avez vraiment besoin de nous.',
}
