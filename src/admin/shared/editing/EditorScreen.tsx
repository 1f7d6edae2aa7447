'use client'

import { Link } from '@payloadcms/ui'
import { ArrowLeft, Eye, MessageSquare, PanelRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, use, useEffect, useEffectEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Suggestion } from '@/domain/checks/suggestion'
import type { Role } from '@/domain/roles'
import { ChecksButton } from '../checks/ChecksButton'
import { CommentsContext, commentsField } from '../comments/CommentsContext'
import { CommentsPane } from '../comments/CommentsPane'
import type { DraftedResource } from '../crud/resource'
import { EditNotices } from '../forms/EditNotices'
import { Form } from '../forms/Form'
import { ReviewBadge } from '../review/ReviewBadge'
import { ReviewNotice } from '../review/ReviewNotice'
import { Button, buttonClass } from '../ui/Button'
import { BarButton } from './BarButton'
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
import { useRefreshedDiscussion } from './useRefreshedDiscussion'
import type { ShownPanes } from './useShownPanes'

interface Props<Entity extends Edited> {
  resource: DraftedResource
  editor: Editor<Entity>
  role: Role
  /** The screen it belongs to. */
  parent: { label: string; href: string }
  panes: ShownPanes
  /** What keeps it from being published. */
  missing: Suggestion[]
  /** The side panel with everything but the text. */
  details: ReactNode
  children: ReactNode
}

/** The space at its left is for links that are moved there to line up, and for outlines. */
const asideClass = (isShown: boolean) =>
  `${isShown ? 'flex' : 'hidden'} top-[calc(var(--header-height)+16px)] min-w-0 flex-col gap-6 lg:sticky lg:max-h-[calc(100dvh-var(--header-height)-32px)] lg:-ml-3 lg:overflow-y-auto lg:pr-1 lg:pl-3`

/** What publishing does: at once, or on the date that is typed. */
function publishLabel(
  { state, hasPublishedVersion }: Edited,
  isScheduling: boolean,
  isUnchanged: boolean,
): string {
  const isWaiting = state === 'scheduled'
  if (isScheduling) {
    if (!hasPublishedVersion || !isWaiting) return 'Schedule'
    return isUnchanged ? 'Scheduled' : 'Update schedule'
  }
  if (isWaiting) return 'Publish now'
  return hasPublishedVersion ? 'Publish changes' : 'Publish'
}

/** A full-page editor: the text, the real page beside it, and a panel with everything else. */
export function EditorScreen<Entity extends Edited>(props: Props<Entity>) {
  const { resource, editor, role, parent, panes, missing, details, children } = props
  const { entry, form, saving, isDirty, isScheduling } = editor
  const { name } = resource
  const id = useId()
  const { other, isTakenOver, discussion, takeOver } = usePresence(editor.path)
  useRefreshedDiscussion(editor.path, discussion)
  // It has more lines on narrow screens, and while others edit.
  const [header, headerHeight] = useHeight<HTMLElement>()
  const heading = useRef<HTMLHeadingElement>(null)
  const panels = { details: useRef<HTMLElement>(null), comments: useRef<HTMLElement>(null) }
  const comments = use(CommentsContext)
  const { isPreviewShown, side, togglePreview, toggleSide, showDetails, showComments } = panes
  const preview = useRef<HTMLDivElement>(null)
  const wasPreviewShown = useRef(isPreviewShown)
  useEffect(() => {
    // In a narrow window it is below the text.
    const isOpened = isPreviewShown && !wasPreviewShown.current
    if (isOpened && window.innerWidth < 1024) preview.current?.scrollIntoView()
    wasPreviewShown.current = isPreviewShown
  }, [isPreviewShown])
  const isUnchanged = entry.hasPublishedVersion && !entry.isChanged && !isDirty
  const isOff = form.isSaving || isUnchanged
  const savingLabel = isScheduling ? 'Scheduling…' : 'Publishing…'

  /** Shows the fields that keep it from being published, if they are among the details. */
  const showProblems = useEffectEvent(() => {
    const details = panels.details.current
    if (!details?.querySelector('[aria-invalid=true]')) return
    const first = document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid=true]')
    // The form couldn't focus what was hidden. Not within an effect, where React can't render at once.
    queueMicrotask(() => {
      flushSync(showDetails)
      if (details.contains(first ?? null)) first?.focus()
    })
  })
  useEffect(() => {
    if (form.attempts) showProblems()
  }, [form.attempts])

  /** On narrow screens panels are below the text. */
  function toggle(next: 'details' | 'comments') {
    flushSync(() => toggleSide(next))
    panels[next].current?.scrollIntoView({ block: 'nearest' })
  }

  const handle = {
    ...form,
    /** Ctrl+S and Enter save the draft at once; only the button publishes. */
    save: () => void editor.saveNow(),
    saveAs: () => form.save(),
  }

  return (
    <main
      id="content"
      // Named, because the preview within it has a main landmark too.
      aria-labelledby="screen-title"
      className="frontdesk flex min-h-dvh flex-col pb-16 text-base text-ink [--state-height:48px] [--toolbar-top:var(--state-height)] md:[--toolbar-top:var(--header-height)]"
      style={{ '--header-height': `${headerHeight ?? 61}px` } as CSSProperties}
    >
      <header
        ref={header}
        // On a phone all but its last row, the state and the publishing, scrolls away.
        className="sticky top-[calc(var(--state-height)-var(--header-height))] z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-(--gutter-h) pt-2 max-md:gap-x-2 md:top-0 md:gap-y-2 md:py-3 xl:flex-nowrap short:static"
      >
        <Link href={parent.href} prefetch={false} className={`${buttonClass('quiet')} -ml-3 max-md:px-2.5`}>
          <ArrowLeft aria-hidden size={14} />
          <span className="max-md:sr-only">{parent.label}</span>
        </Link>
        <h1
          id="screen-title"
          ref={heading}
          tabIndex={-1}
          // A long title is cut rather than that the buttons wrap.
          className="min-w-0 max-w-full truncate text-lg font-semibold outline-none max-md:grow max-md:basis-[calc(100%-250px)] lg:max-w-max lg:grow lg:basis-40 xl:basis-24"
        >
          <span className="sr-only">Edit {name}: </span>
          {entry.title || 'Untitled'}
        </h1>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 max-md:order-last max-md:min-h-(--state-height) max-md:grow max-md:basis-[calc(100%-190px)] max-md:gap-x-2">
          <EntryState entry={entry} />
          <ReviewBadge path={editor.path} entry={entry} />
          <SaveState saving={saving} />
        </div>
        <PresenceState other={other} takeOver={takeOver} fallbackFocus={heading} />
        <div className="flex items-center gap-1 md:ml-auto">
          <BarButton
            label="Preview"
            icon={<Eye aria-hidden size={14} />}
            isPressed={isPreviewShown}
            onClick={togglePreview}
          />
          {comments && (
            <BarButton
              label="Comments"
              icon={<MessageSquare aria-hidden size={14} />}
              isPressed={side === 'comments'}
              count={comments.open.length}
              onClick={() => toggle('comments')}
            />
          )}
          <BarButton
            label="Details"
            icon={<PanelRight aria-hidden size={14} />}
            isPressed={side === 'details'}
            onClick={() => toggle('details')}
          />
          <EditorActions editor={editor} resource={resource} role={role} />
        </div>
        <div className="flex items-center gap-2 max-md:order-last">
          <ChecksButton
            missing={missing}
            onJump={({ field }) => (field === commentsField ? showComments() : showDetails())}
          />
          {/* The first submit button is the one that Enter in a field clicks. */}
          <button type="submit" form={id} hidden />
          <Button
            variant="primary"
            type="submit"
            form={id}
            value="published"
            // Not `disabled`, which would lose the focus.
            aria-disabled={isOff}
            onClick={(event) => isOff && event.preventDefault()}
          >
            {form.isSaving ? savingLabel : publishLabel(entry, isScheduling, isUnchanged)}
          </Button>
        </div>
      </header>
      <div
        className={`grid grow items-start gap-6 px-(--gutter-h) pt-6 ${
          isPreviewShown && side
            ? 'lg:grid-cols-[minmax(0,1fr)_320px] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_320px]'
            : isPreviewShown
              ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
              : side
                ? 'lg:grid-cols-[minmax(0,1fr)_320px]'
                : ''
        }`}
      >
        <Form form={handle} id={id} className="contents">
          <div className="mx-auto flex w-full max-w-[760px] min-w-0 flex-col gap-4">
            {isTakenOver && other && <TakenOverNotice other={other} name={name} />}
            <EditNotices
              form={editor.notices}
              what={`this ${name}`}
              ifGone={<GoneNotice resource={resource} saveAsNew={editor.saveAsNew} />}
            />
            <ReviewNotice
              path={editor.path}
              name={name}
              entry={entry}
              refreshEntry={editor.refresh}
              fallbackFocus={heading}
            />
            {children}
          </div>
          {isPreviewShown && (
            <div
              ref={preview}
              className={`top-[calc(var(--header-height)+16px)] scroll-mt-[calc(var(--header-height)+16px)] h-[calc(100dvh-var(--header-height)-32px)] min-h-[420px] lg:sticky ${side ? 'max-2xl:order-last max-2xl:col-span-full' : ''}`}
            >
              <PreviewPane resource={resource} id={entry.id} version={entry.updatedAt} />
            </div>
          )}
          <aside aria-label="Details" ref={panels.details} className={asideClass(side === 'details')}>
            {details}
          </aside>
        </Form>
        {comments && (
          // Its forms can't be within the form of the entry.
          <aside aria-label="Comments" ref={panels.comments} className={asideClass(side === 'comments')}>
            <CommentsPane path={editor.path} collection={resource.collection} />
          </aside>
        )}
      </div>
    </main>
  )
}
