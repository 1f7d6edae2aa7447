'use client'

import { PanelsTopLeft } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import { ProjectCard } from './ProjectCard'
import { ProjectDialog } from './ProjectDialog'
import { project } from './resource'

/** Portfolio Management: like the other content screens of specification §2. */
export function Portfolio() {
  return (
    <Crud
      resource={project}
      title="Portfolio Management"
      nouns={['project', 'projects']}
      add="Add Project"
      empty={{
        icon: <PanelsTopLeft aria-hidden size={24} />,
        title: 'No projects yet',
        hint: "Projects you add appear on the site's Portfolio page.",
        add: 'Add First Project',
      }}
      Card={ProjectCard}
      EditDialog={ProjectDialog}
    />
  )
}
