import type { TextsOf } from '../model'
import type { blogPage } from './model'

export const fr: TextsOf<typeof blogPage> = {
  title: 'Blog',
  description:
    'Des articles d’ingénieurs sur ce que nous avons appris en construisant : web, mobile, backend, design et cloud, avec du code et des chiffres.',
  keywords: 'blog logiciel, développement web, développement mobile, backend, design UI/UX, cloud',
  heading: 'Notes d’atelier',
  text: 'Ce que nous avons appris en construisant, écrit pour ceux qui construiront ensuite.',
  endHeading: 'Lisez le prochain dès sa parution',
  endText:
    'Abonnez-vous au flux avec n’importe quel lecteur. Pas de newsletter, pas d’inscription, et personne ne compte ce que vous ouvrez.',
  askHeading: 'Vous butez sur un problème de ce genre ? {author} peut vous aider.',
  askText:
    'Ceux qui écrivent ici font ce travail chaque jour pour des clients. Le premier appel est gratuit.',
}
