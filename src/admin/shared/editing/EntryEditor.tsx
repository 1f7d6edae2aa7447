'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EntryChecks } from '@/domain/checks/entryChecks'
import type { Role } from '@/domain/roles'
import { ChecksPanel } from '../checks/ChecksPanel'
import { SuggestionsContext } from '../checks/SuggestionsContext'
import { useChecks } from '../checks/useChecks'
import { useMissing } from '../checks/useMissing'
import { CommentsContext } from '../comments/CommentsContext'
import { useComments } from '../comments/useComments'
import type { FormFields } from '../forms/useSchemaForm'
import type { SeoAnswer } from '../seo/useSeoCheck'
import { TranslationLinks } from '../translations/TranslationLinks'
import { EditorScreen } from './EditorScreen'
import { OpenEditor } from './OpenEditor'
import { PanelSection } from './PanelSection'
import { type Edited, type EditorDefinition, useEditor } from './useEditor'
import { useShownPanes } from './useShownPanes'

interface FieldsProps<Entity, Values> {
  form: FormFields<Values>
  entry: Entity
  /** What the server knows of what is typed; never asked for entries without checks. */
  query: UseQueryResult<SeoAnswer>
}

export interface EditorDescription<Entity extends Edited, Values extends object>
  extends Omit<EditorDefinition<Entity, Values>, 'entry'> {
  /** The screen it belongs to. */
  parent: { label: string; href: string }
  /** What is written, in the middle. */
  Text: (props: FieldsProps<Entity, Values>) => ReactNode
  /** What is set, in the side panel. */
  Details?: (props: FieldsProps<Entity, Values>) => ReactNode
  toChecks?: (values: Values) => EntryChecks
}

interface OpenedProps<Entity extends Edited, Values extends object> {
  description: EditorDescription<Entity, Values>
  entry: Entity
  role: Role
}

function Opened<Entity extends Edited, Values extends object>(props: OpenedProps<Entity, Values>) {
  const { description, entry, role } = props
  const { resource, parent, Text, Details, toChecks = null } = description
  const editor = useEditor({ ...description, entry })
  const missing = useMissing(editor.form.values, editor.entry, description)
  const { suggestions: all, query } = useChecks(entry.id, editor.form.values, toChecks)
  const suggestions = all.filter(({ field }) => !missing.some((other) => other.field === field))
  const panes = useShownPanes()
  const comments = useComments({
    path: editor.path,
    collection: resource.collection,
    values: editor.form.values,
    panes,
  })
  const fields = { form: editor.form, entry: editor.entry, query }
  return (
    <CommentsContext value={comments}>
      <SuggestionsContext value={suggestions}>
        <EditorScreen
          resource={resource}
          editor={editor}
          role={role}
          parent={parent}
          panes={panes}
          missing={missing}
          details={
            <>
              {toChecks && <ChecksPanel missing={missing} query={query} />}
              {Details && <Details {...fields} />}
              <PanelSection title="Translations">
                <TranslationLinks kind={resource.collection} entry={entry.id} />
              </PanelSection>
            </>
          }
        >
          <Text {...fields} />
        </EditorScreen>
      </SuggestionsContext>
    </CommentsContext>
  )
}

interface Props<Entity extends Edited, Values extends object> {
  description: EditorDescription<Entity, Values>
  id: string
  role: Role
}

/** The full editor of an entry: its fields are those of its dialog. */
export const EntryEditor = <Entity extends Edited, Values extends object>(props: Props<Entity, Values>) => (
  <OpenEditor<Entity> resource={props.description.resource} parent={props.description.parent} id={props.id}>
    {(entry) => <Opened description={props.description} entry={entry} role={props.role} />}
  </OpenEditor>
)
