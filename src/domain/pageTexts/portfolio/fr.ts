import type { TextsOf } from '../model'
import type { portfolioPage } from './model'

export const fr: TextsOf<typeof portfolioPage> = {
  title: 'Réalisations',
  description:
    'Des logiciels utilisés chaque jour : tableaux de bord, boutiques, applications web et mobiles que nous avons conçus, développés et livrés, avec le client, les technologies et le résultat.',
  keywords:
    'réalisations logicielles, études de cas, applications web, applications mobiles, tableaux de bord, e-commerce',
  heading: 'Des projets qui font leurs preuves',
  text: 'Chaque projet présenté ici sert tous les jours. Chacun a un client que l’on peut nommer, un chiffre qui a bougé et des gens qui nous appellent encore.',
  endHeading: 'Quel chiffre doit bouger chez vous ?',
  endText:
    'Dites-nous où il en est aujourd’hui et où il devrait arriver. Le premier échange et le devis sont gratuits.',
  askHeading: 'Quel chiffre doit bouger chez vous ?',
}
