'use client'

import { PanelsTopLeft } from 'lucide-react'
import { Crud } from '@/admin/shared/crud/Crud'
import type { Column } from '@/admin/shared/lists/ListTable'
import { formatDay } from '@/domain/clock'
import type { ForStaff, ProjectEntity } from '@/domain/entities'
import { ProjectCard } from './ProjectCard'
import { ProjectDialog } from './ProjectDialog'
import { project } from './resource'

const columns: Column<ForStaff<ProjectEntity>>[] = [
  { label: 'Category', render: ({ category }) => category },
  { label: 'Client', render: ({ clientName }) => clientName },
  { label: 'Completed', render: ({ completedAt }) => completedAt && formatDay(completedAt) },
]

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
      columns={columns}
      EditDialog={ProjectDialog}
    />
  )
}
