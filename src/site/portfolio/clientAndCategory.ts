import type { ProjectCard } from '@/content/projects'

/** Client and category of a project, without a client that its title names already. */
export const clientAndCategory = ({ title, clientName, category }: ProjectCard): string =>
  [clientName && !title.startsWith(clientName) && clientName, category].filter(Boolean).join(' · ')
