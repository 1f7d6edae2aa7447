import { CalendarClock, ExternalLink, EyeOff, History, Link2, Settings2, UserCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Role } from '@/domain/roles'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastFailure } from '../api/toastFailure'
import { type DraftedResource, payloadPath } from '../crud/resource'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { AskReviewDialog } from '../review/AskReviewDialog'
import { Menu } from '../ui/Menu'
import { leave } from '../ui/unsaved'
import { useSingleFlight } from '../ui/useSingleFlight'
import { ScheduleDialog } from './ScheduleDialog'
import type { Edited, Editor } from './useEditor'
import { VersionsDialog } from './VersionsDialog'

interface Props<Entity extends Edited> {
  editor: Editor<Entity>
  resource: DraftedResource
  role: Role
}

/** The menu of an editor: its page, schedule, versions, unpublish, share, and Payload's own view for admins. */
export function EditorActions<Entity extends Edited>({ editor, resource, role }: Props<Entity>) {
  const { entry, path } = editor
  const [asking, setAsking] = useState<'review' | 'schedule' | 'unpublish' | 'versions' | null>(() =>
    new URLSearchParams(location.search).has('versions') ? 'versions' : null,
  )
  const menuButton = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  const once = useSingleFlight()

  async function unpublish() {
    if (await editor.unpublish()) setAsking(null)
  }

  const restore = (version: string) =>
    editor.change(async (ifMatch) => {
      await apiRequest(`${path}/versions/${version}/restore`, { method: 'POST', ifMatch })
      return apiRequest<Entity>(`${path}/draft`)
    })

  async function share() {
    const link = apiRequest<{ path: string }>(`/api/admin/preview/${resource.collection}/${entry.id}`)
    const text = link.then(
      ({ path }) => new Blob([new URL(path, location.origin).href], { type: 'text/plain' }),
    )
    try {
      // Begun before the link is there: Safari lets nothing be written after the click is over.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      toast({
        title: 'Preview link copied',
        description: 'Anyone with this link sees the draft for three days.',
      })
    } catch (error) {
      toastFailure('Link not copied', error)
    }
  }

  return (
    <>
      <Menu
        label="More actions"
        buttonRef={menuButton}
        items={[
          ...(entry.publicPath
            ? [
                {
                  label: 'On the site',
                  icon: <ExternalLink aria-hidden size={15} />,
                  href: entry.publicPath,
                },
              ]
            : []),
          {
            label: 'Schedule…',
            icon: <CalendarClock aria-hidden size={15} />,
            onSelect: () => setAsking('schedule'),
          },
          {
            label: 'Versions…',
            icon: <History aria-hidden size={15} />,
            onSelect: () => setAsking('versions'),
          },
          {
            label: 'Ask for review…',
            icon: <UserCheck aria-hidden size={15} />,
            onSelect: () => setAsking('review'),
          },
          {
            label: 'Copy preview link',
            icon: <Link2 aria-hidden size={15} />,
            onSelect: () => void share(),
          },
          ...(entry.hasPublishedVersion
            ? [
                {
                  label: 'Unpublish…',
                  icon: <EyeOff aria-hidden size={15} />,
                  onSelect: () => setAsking('unpublish'),
                  isDangerous: true,
                },
              ]
            : []),
          ...(role === 'admin'
            ? [
                {
                  label: 'Advanced',
                  icon: <Settings2 aria-hidden size={15} />,
                  onSelect: () => leave(() => router.push(payloadPath(resource, entry.id))),
                },
              ]
            : []),
        ]}
      />
      {asking === 'versions' && (
        <VersionsDialog
          path={editor.path}
          current={entry}
          toValues={editor.toValues}
          description="Restoring a version makes it the draft. Nothing is published, and every version is kept."
          onRestore={restore}
          fallbackFocus={menuButton}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'review' && (
        <AskReviewDialog
          path={editor.path}
          name={resource.name}
          saveNow={editor.saveNow}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'schedule' && <ScheduleDialog editor={editor} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        isOpen={asking === 'unpublish'}
        onClose={() => setAsking(null)}
        onConfirm={() => void once(unpublish)}
        title={`Unpublish this ${resource.name}?`}
        description="Visitors won't see it any more. It stays here as a draft."
        confirm="Unpublish"
      />
    </>
  )
}
