import { MessageSquarePlus } from 'lucide-react'
import { use, useRef, useState } from 'react'
import type { DraftedCollection } from '@/domain/contentCollections'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import type { EntryPath } from '../review/useReview'
import { Button } from '../ui/Button'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { Skeleton } from '../ui/Skeleton'
import { useSingleFlight } from '../ui/useSingleFlight'
import { CommentForm } from './CommentForm'
import { type Comments, CommentsContext, commentsField } from './CommentsContext'
import { labelOfPath } from './fieldPassages'
import { Quote } from './Quote'
import { Thread } from './Thread'
import { useCommentActions } from './useCommentActions'
import { newCommentName, useThreads } from './useComments'
import { useWriting } from './useWriting'

/** In the order of the text; those whose passage is gone come last. */
function inOrder(threads: readonly CommentThread[], found: readonly string[]) {
  const places = new Map(found.map((id, index) => [id, index]))
  const placeOf = ({ id }: CommentThread) => places.get(id) ?? found.length
  return threads.toSorted((one, other) => placeOf(one) - placeOf(other))
}

interface Props {
  path: EntryPath
  collection: DraftedCollection
}

/** The comments on a text. */
export function CommentsPane(props: Props) {
  const comments = use(CommentsContext)
  return comments && <List {...props} comments={comments} />
}

function List({ path, collection, comments }: Props & { comments: Comments }) {
  const { open, found, active, activate, show, pending, write, comment, leave } = comments
  const query = useThreads(path)
  const actions = useCommentActions(path)
  const [isResolvedShown, setResolvedShown] = useState(false)
  const [removed, setRemoved] = useState<CommentEntity | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const once = useSingleFlight()
  const writing = useWriting(query.data)
  const isWritten = ({ id }: CommentThread) => writing.threads.some((thread) => thread.id === id)
  const listed = [...open, ...writing.threads.filter(({ id }) => !open.some((thread) => thread.id === id))]
  const resolved = query.data?.filter((thread) => thread.resolved && !isWritten(thread)) ?? []
  const labelOf = (field: string) => labelOfPath(collection, field)

  const threadItem = (thread: CommentThread) => (
    <Thread
      key={thread.id}
      thread={thread}
      field={labelOf(thread.field)}
      actions={actions}
      isDeleted={writing.isDeleted(thread)}
      deletedReplies={writing.deletedReplies(thread)}
      isActive={active === thread.id}
      onShow={
        !thread.resolved && !writing.isDeleted(thread) && (found === null || found.includes(thread.id))
          ? () => {
              activate(thread.id)
              show(thread.id)
            }
          : null
      }
      onWriting={(comment, isWriting) => writing.setWriting(thread, comment, isWriting)}
      onMoved={() => heading.current?.focus()}
      onDelete={setRemoved}
    />
  )

  function close() {
    write(null)
    leave()
  }

  return (
    <section
      data-field={commentsField}
      aria-labelledby="comments-title"
      className="flex min-w-0 flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-1.5">
        <h2
          id="comments-title"
          ref={heading}
          tabIndex={-1}
          className="font-display text-lg font-semibold tracking-tight outline-none"
        >
          {open.length ? `Comments (${open.length})` : 'Comments'}
        </h2>
        {!pending && (
          <Button
            icon={<MessageSquarePlus aria-hidden size={14} />}
            aria-keyshortcuts="Control+Alt+M"
            onClick={comment}
          >
            Add comment
          </Button>
        )}
      </div>
      {pending && (
        <div className="flex flex-col gap-2 rounded-lg border border-accent bg-surface p-3">
          <Quote field={labelOf(pending.field)} quote={pending.anchor.quote} onShow={null} />
          <CommentForm
            name={newCommentName(path)}
            passage={pending}
            label="New comment"
            save="Comment"
            send={({ values }) => actions.comment(values.passage, values.body)}
            onClose={close}
          />
        </div>
      )}
      {query.isPending && <Skeleton className="h-24 w-full" />}
      <PartialErrorNotice title="Comments couldn't be loaded." queries={[query]} />
      {query.data && !listed.length && !pending && (
        <p className="text-sm text-muted">
          {resolved.length ? 'No open comments.' : 'No comments yet.'} Select words in a text, then add a
          comment.
        </p>
      )}
      {listed.length > 0 && (
        <ul aria-label="Open comments" className="flex flex-col gap-3">
          {inOrder(listed, found ?? []).map(threadItem)}
        </ul>
      )}
      {resolved.length > 0 && (
        <>
          <Button
            variant="quiet"
            aria-expanded={isResolvedShown}
            className="self-start"
            onClick={() => setResolvedShown(!isResolvedShown)}
          >
            {isResolvedShown ? 'Hide resolved' : `Show resolved (${resolved.length})`}
          </Button>
          {isResolvedShown && (
            <ul aria-label="Resolved comments" className="flex flex-col gap-3">
              {resolved.map(threadItem)}
            </ul>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          void once(async () => {
            if (removed) await actions.remove(removed)
            setRemoved(null)
          })
        }
        title="Delete this comment?"
        description="Its replies are deleted with it. This can't be undone."
        confirm="Delete"
        fallbackFocus={heading}
      />
    </section>
  )
}
