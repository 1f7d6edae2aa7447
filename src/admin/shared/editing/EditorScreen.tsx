'use client'

import { Link } from '@payloadcms/ui'
import { ArrowLeft, Eye, PanelRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Role } from '@/domain/roles'
import { ChecksButton } from '../checks/ChecksButton'
import type { Resource } from '../crud/resource'
import { EditNotices } from '../forms/EditNotices'
import { Form } from '../forms/Form'
import { ReviewBadge } from '../review/ReviewBadge'
import { ReviewNotice } from '../review/ReviewNotice'
import { Button, buttonClass } from '../ui/Button'
import { OutsideLink } from '../ui/OutsideLink'
import { EditorActions } from './EditorActions'
import { EntryState } from './EntryState'
import { GoneNotice } from './GoneNotice'
import { PresenceState } from './PresenceState'
import { PreviewPane } from './PreviewPane'
import { SaveState } from './SaveState'
import { TakenOverNotice } from './TakenOverNotice'
import type { Edited, Editor } from './useEditor'
import { useHeight } from './useHeight'
import { usePresence } from './usePresence'
import { useShownPanes } from './useShownPanes'

interface Props<Entity extends Edited> {
  resource: Resource
  editor: Editor<Entity>
  role: Role
  /** The screen it belongs to. */
  parent: { label: string; href: string }
  /** The side panel. */
  panel: ReactNode
  children: ReactNode
}

/** A draft that waits for its time can be published now; a published entry that waits for its date can't. */
function publishLabel({ state, isOut }: Edited): string {
  if (isOut) return 'Publish changes'
  return state === 'scheduled' ? 'Publish now' : 'Publish'
}

/** A full-page editor: the text, the real page beside it, and a panel with everything else. */
export function EditorScreen<Entity extends Edited>(props: Props<Entity>) {
  const { resource, editor, role, parent, panel, children } = props
  const { entry, form, saving, isDirty } = editor
  const { name } = resource
  const id = useId()
  const { other, isTakenOver, takeOver } = usePresence(editor.path)
  // It has more lines on narrow screens, and while others edit.
  const [header, headerHeight] = useHeight<HTMLElement>()
  const wantsPublishing = useRef(false)
  const { isPreviewShown, isPanelShown, togglePreview, togglePanel, showPanel } = useShownPanes()
  const isUpToDate = entry.state === 'published' && !isDirty

  // The fields that keep it from being published may be in the panel.
  useEffect(() => {
    if (form.attempts) showPanel()
  }, [form.attempts, showPanel])

  const handle = {
    ...form,
    /** Ctrl+S saves the draft at once; only the button publishes. */
    save() {
      if (wantsPublishing.current) form.save()
      else void editor.saveNow()
      wantsPublishing.current = false
    },
  }

  return (
    <main
      id="content"
      // Named, because the preview within it has a main landmark too.
      aria-labelledby="screen-title"
      className="frontdesk flex min-h-dvh flex-col pb-16 text-base text-ink [--toolbar-top:0px] md:[--toolbar-top:var(--header-height)]"
      style={{ '--header-height': `${headerHeight ?? 61}px` } as CSSProperties}
    >
      <header
        ref={header}
        className="top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-(--gutter-h) py-3 md:sticky short:static"
      >
        <Link href={parent.href} prefetch={false} className={`${buttonClass('quiet')} -ml-3`}>
          <ArrowLeft aria-hidden size={14} />
          {parent.label}
        </Link>
        <h1 id="screen-title" className="min-w-0 max-w-full truncate text-lg font-semibold">
          <span className="sr-only">Edit {name}: </span>
          {entry.title || 'Untitled'}
        </h1>
        <EntryState entry={entry} />
        <ReviewBadge path={editor.path} entry={entry} />
        <SaveState saving={saving} />
        <PresenceState other={other} takeOver={takeOver} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {entry.publicPath && <OutsideLink href={entry.publicPath}>On the site</OutsideLink>}
          <Button
            variant={isPreviewShown ? 'secondary' : 'quiet'}
            aria-pressed={isPreviewShown}
            icon={<Eye aria-hidden size={14} />}
            onClick={togglePreview}
          >
            Preview
          </Button>
          <Button
            variant={isPanelShown ? 'secondary' : 'quiet'}
            aria-pressed={isPanelShown}
            icon={<PanelRight aria-hidden size={14} />}
            onClick={togglePanel}
          >
            Details
          </Button>
          <EditorActions editor={editor} resource={resource} role={role} />
          <ChecksButton onJump={showPanel} />
          <Button
            variant="primary"
            type="submit"
            form={id}
            disabled={form.isSaving || isUpToDate}
            onClick={() => {
              wantsPublishing.current = true
            }}
          >
            {form.isSaving ? 'Publishing…' : publishLabel(entry)}
          </Button>
        </div>
      </header>
      <Form
        form={handle}
        id={id}
        className={`grid grow items-start gap-6 px-(--gutter-h) pt-6 ${
          isPreviewShown && isPanelShown
            ? 'lg:grid-cols-[minmax(0,1fr)_320px] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_320px]'
            : isPreviewShown
              ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
              : isPanelShown
                ? 'lg:grid-cols-[minmax(0,1fr)_320px]'
                : ''
        }`}
      >
        <div className="mx-auto flex w-full max-w-[760px] min-w-0 flex-col gap-4">
          {isTakenOver && other && <TakenOverNotice other={other} name={name} />}
          <EditNotices
            form={editor.notices}
            what={`this ${name}`}
            ifGone={<GoneNotice resource={resource} saveAsNew={editor.saveAsNew} />}
          />
          <ReviewNotice path={editor.path} name={name} entry={entry} />
          {children}
        </div>
        {isPreviewShown && (
          <div
            className={`top-[calc(var(--header-height)+16px)] h-[calc(100dvh-var(--header-height)-32px)] min-h-[420px] lg:sticky ${isPanelShown ? 'max-2xl:order-last max-2xl:col-span-full' : ''}`}
          >
            <PreviewPane resource={resource} id={entry.id} version={entry.updatedAt} />
          </div>
        )}
        <aside
          aria-label="Details"
          hidden={!isPanelShown}
          className="top-[calc(var(--header-height)+16px)] flex min-w-0 flex-col gap-6 lg:sticky lg:max-h-[calc(100dvh-var(--header-height)-32px)] lg:overflow-y-auto lg:pr-1"
        >
          {panel}
        </aside>
      </Form>
    </main>
  )
}
