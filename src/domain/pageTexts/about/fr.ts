import type { TextsOf } from '../model'
import type { aboutPage } from './model'

export const fr: TextsOf<typeof aboutPage> = {
  title: 'À propos',
  description:
    'Un studio d’ingénieurs produit depuis 2019 : notre histoire, nos valeurs, la composition de l’équipe et ce qu’en disent nos clients.',
  keywords: 'agence logicielle, ingénieurs produit, à propos, équipe à distance, Bengaluru',
  heading: 'Des ingénieurs encore là la deuxième année',
  text: 'Nous sommes un studio d’ingénieurs produit, fondé en 2019, qui travaille à distance pour des clients du monde entier. Nous concevons des logiciels, les écrivons, les livrons, et décrochons le téléphone quand ils servent.',
  years: 'ans à construire des logiciels',
  clients: 'clients, de l’indépendant à la bourse d’épices',
  range: 'le coût habituel d’un service',
  perMonth: 'À partir de {price}/mois',
  care: 'maintenance',
  storyEyebrow: 'Histoire',
  storyHeading: 'Au début, une refonte dont personne n’avait besoin',
  story: [
    {
      id: 'story1',
      isHidden: false,
      text: 'En 2019, un client a demandé à quatre d’entre nous de refaire une boutique de zéro. Nous avons passé une semaine à lire l’ancien code, corrigé onze requêtes et conseillé de la garder. Il y a perdu une refonte, nous un contrat, et tout le monde a mieux dormi. Depuis, il nous recommande à ses amis.',
    },
    {
      id: 'story2',
      isHidden: false,
      text: 'Cette semaine-là est devenue notre façon de travailler. Nous regardons avant de chiffrer. Nous disons ce qu’il ne faut pas construire. Et la personne qui conçoit une fonction l’écrit aussi, et la voit à l’œuvre un lundi matin avec de vrais utilisateurs.',
    },
    {
      id: 'story3',
      isHidden: false,
      text: 'Aujourd’hui, nous sommes une équipe de 10 à 50 personnes, selon la saison. Il n’y a pas de service commercial. La personne qui répond à votre demande sait lire votre code.',
    },
  ],
  valuesHeading: 'Cinq habitudes pour lesquelles on nous choisit',
  values: [
    {
      id: 'value1',
      isHidden: false,
      name: 'Regarder d’abord',
      text: 'Le devis vient après avoir lu le code, rencontré les utilisateurs ou parcouru l’entrepôt, jamais avant.',
    },
    {
      id: 'value2',
      isHidden: false,
      name: 'L’écrire',
      text: 'Décisions, coûts et risques en phrases simples, à transmettre telles quelles à votre direction.',
    },
    {
      id: 'value3',
      isHidden: false,
      name: 'Livrer chaque semaine',
      text: 'Une version à essayer chaque vendredi. Avancer, c’est ce qui tourne, pas ce qui figure sur un graphique.',
    },
    {
      id: 'value4',
      isHidden: false,
      name: 'Laisser mieux qu’avant',
      text: 'Des tests, un guide d’exploitation et une passation, pour que vos équipes reprennent la main quand elles veulent.',
    },
    {
      id: 'value5',
      isHidden: false,
      name: 'Dire non à temps',
      text: 'Si un tableur suffit, nous vous le dirons et facturerons une heure.',
    },
  ],
  teamEyebrow: 'Équipe',
  teamHeading: 'De petites équipes, responsables de bout en bout',
  teamText:
    'Deux ingénieurs et un designer forment une équipe, menée par quelqu’un qui a déjà livré. Vous ferez leur connaissance dès le premier appel. Voici les rôles.',
  team: [
    {
      id: 'role1',
      isHidden: false,
      name: 'Responsable technique',
      text: 'Porte l’architecture, relit chaque changement, et c’est sa voix que vous entendez chaque semaine.',
    },
    {
      id: 'role2',
      isHidden: false,
      name: 'Ingénierie produit',
      text: 'Construit des fonctions de la base de données au dernier pixel, tests compris.',
    },
    {
      id: 'role3',
      isHidden: false,
      name: 'Ingénierie mobile',
      text: 'Crée des applications qui démarrent vite et résistent à une perte de connexion.',
    },
    {
      id: 'role4',
      isHidden: false,
      name: 'Design produit',
      text: 'Regarde les gens travailler, puis dessine le moins d’écrans possible.',
    },
    {
      id: 'role5',
      isHidden: false,
      name: 'Ingénierie de plateforme',
      text: 'Garde les livraisons sans histoire, les factures basses et les sauvegardes restaurables.',
    },
    {
      id: 'role6',
      isHidden: false,
      name: 'Relation client',
      text: 'Veille à l’honnêteté du périmètre, du prix et du calendrier, et vous écoute quand ça coince.',
    },
  ],
  workHeading: 'Cinq sortes de travaux, une seule exigence',
  work: [
    {
      id: 'work1',
      isHidden: false,
      name: 'Développement web',
      text: 'Des sites, portails et applications web qui restent rapides quand le trafic monte.',
    },
    {
      id: 'work2',
      isHidden: false,
      name: 'Développement d’applications mobiles',
      text: 'Des applications Android et iOS qui marchent dans un ascenseur, une cave ou une camionnette.',
    },
    {
      id: 'work3',
      isHidden: false,
      name: 'Design UI/UX',
      text: 'Recherche, prototypes dans le navigateur, et un système de design que l’on utilise vraiment.',
    },
    {
      id: 'work4',
      isHidden: false,
      name: 'Solutions e-commerce',
      text: 'Des boutiques honnêtes sur le stock et où il est facile de payer.',
    },
    {
      id: 'work5',
      isHidden: false,
      name: 'Marketing digital',
      text: 'Référencement, contenus, et une mesure qui respecte les personnes mesurées.',
    },
  ],
  praiseHeading: 'Ce que disent nos clients quand on leur demande de ne pas être polis',
  testimonials: [
    {
      id: 'praise1',
      isHidden: false,
      text: 'Dès la première réunion, ils nous ont dit quelle moitié de notre liste abandonner. Nous avons lancé en neuf semaines au lieu de trente, et personne n’a réclamé l’autre moitié.',
      by: 'Direction des opérations',
      company: 'Saltpan Stays',
    },
    {
      id: 'praise2',
      isHidden: false,
      text: 'J’appelle la personne qui a écrit le code, et elle répond. Après trois agences, c’était nouveau.',
      by: 'Direction générale',
      company: 'Morning Crate',
    },
    {
      id: 'praise3',
      isHidden: false,
      text: 'La passation a tenu en deux après-midi et un guide. Depuis, nos développeurs livrent chaque semaine.',
      by: 'Direction technique',
      company: 'Ostrava Tools',
    },
  ],
  endHeading: 'Parlez à ceux qui vont le développer',
  endText:
    'Quelques lignes suffisent. Le premier échange et le devis sont gratuits. Nous vous répondons sous 24 heures.',
}
