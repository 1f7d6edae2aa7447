import type { TextsOf } from '../model'
import type { productsPage } from './model'

export const fr: TextsOf<typeof productsPage> = {
  title: 'Produits',
  description:
    'Scripts et modèles prêts à l’emploi : modèles web, applications mobiles, tableaux de bord, boutiques et API, documentés et maintenus par leurs auteurs.',
  keywords:
    'modèles web, modèles d’applications mobiles, tableau de bord, script e-commerce, scripts d’API, CMS, interface d’administration',
  heading: 'Scripts et modèles prêts à l’emploi',
  text: 'Conçus pour nos propres projets. Documentés, maintenus, modifiables à votre guise.',
  endHeading: 'Vous en voulez un sur mesure ?',
  endText:
    'Nous les avons écrits, nous savons où couper. Dites-nous ce qui doit changer, et nous chiffrons la modification.',
  askHeading: 'Des questions sur {product} ?',
  askText:
    'Licences, adaptations, installation : demandez à ceux qui l’ont écrit. Nous vous répondons sous 24 heures.',
}
