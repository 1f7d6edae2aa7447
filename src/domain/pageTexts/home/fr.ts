import type { TextsOf } from '../model'
import type { homePage } from './model'

export const fr: TextsOf<typeof homePage> = {
  title: 'Donnez vie à vos idées dans le monde numérique',
  description: 'Des services professionnels de développement web et mobile qui font grandir votre entreprise',
  keywords:
    'agence logicielle, développement web, développement d’applications mobiles, design UI/UX, cloud, scripts et modèles',
  heading: 'Donnez vie à vos idées dans le monde numérique',
  text: 'Des services professionnels de développement web et mobile qui font grandir votre entreprise',
  start: 'Lancer votre projet',
  learnMore: 'En savoir plus',
  years: 'Années à construire des logiciels',
  clients: 'Clients, fidèles pour la plupart',
  projects: 'Projets réalisés',
  products: 'Produits prêts à l’emploi',
  expertiseEyebrow: 'Qui nous sommes',
  expertiseHeading: 'Six métiers, une équipe, sans passage de relais',
  expertiseText:
    'Ingénieurs produit depuis 2019, nous travaillons à distance pour des clients du monde entier. Ceux qui conçoivent votre logiciel l’écrivent, le livrent et restent pour le faire tourner.',
  expertise: [
    {
      id: 'web',
      isHidden: false,
      name: 'Plateformes web',
      text: 'Sites, boutiques et portails qui restent rapides quand le trafic monte.',
      tools: 'TypeScript, React, Next.js',
    },
    {
      id: 'mobile',
      isHidden: false,
      name: 'Applications mobiles',
      text: 'Un seul code pour iOS et Android, natif là où le pouce fait la différence.',
      tools: 'React Native, Swift, Kotlin',
    },
    {
      id: 'backend',
      isHidden: false,
      name: 'Backends et API',
      text: 'Des services qui répondent en millisecondes et se modifient sans crainte.',
      tools: 'Node.js, PostgreSQL, MongoDB',
    },
    {
      id: 'design',
      isHidden: false,
      name: 'Design produit',
      text: 'Recherche, prototypes et un système de design que les développeurs apprécient.',
      tools: 'Figma, jetons de design, WCAG 2.2',
    },
    {
      id: 'cloud',
      isHidden: false,
      name: 'Cloud et exploitation',
      text: 'Des livraisons en un clic, des sauvegardes déjà restaurées.',
      tools: 'AWS, Docker, Terraform',
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Suivi et maintenance',
      text: 'Mises à jour, surveillance et quelqu’un qui décroche.',
      tools: 'OpenTelemetry, Playwright, SLA',
    },
  ],
  servicesHeading: 'Ce que nous faisons, et à quel prix',
  workEyebrow: 'Réalisations',
  workHeading: 'Des projets qui font leurs preuves',
  workText: 'Livrés, utilisés chaque jour, mesurés.',
  productsEyebrow: 'Produits',
  productsHeading: 'Prêts à l’emploi, pour lancer cette semaine',
  productsText: 'Conçus pour nos propres projets. Documentés, maintenus, modifiables à votre guise.',
  blogHeading: 'Notes d’atelier',
  contactEyebrow: 'Contact',
  contactHeading: 'Dites-nous ce que vous voulez construire',
  contactText:
    'Quelques lignes suffisent. Le premier échange et le devis sont gratuits. Nous vous répondons sous 24 heures.',
  form: 'Envoyer une demande',
}
