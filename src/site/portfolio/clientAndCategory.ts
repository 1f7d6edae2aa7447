import type { ProjectCard } from '@/content/projects'

const firstWord = (text: string) => text.split(/[\s,]/)[0]

/** Client and category of a project, without a client whose name its title begins with. */
export const clientAndCategory = ({ title, clientName, category }: ProjectCard): string =>
  [clientName && firstWord(title) !== firstWord(clientName) && clientName, category]
    .filter(Boolean)
    .join(' · ')
