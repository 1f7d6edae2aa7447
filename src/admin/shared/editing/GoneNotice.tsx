import { useRouter } from 'next/navigation'
import { editorPathFor } from '@/admin/paths'
import { toastFailure } from '../api/toastFailure'
import type { DraftedResource } from '../crud/resource'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useSingleFlight } from '../ui/useSingleFlight'

interface Props {
  resource: DraftedResource
  saveAsNew: () => Promise<string>
}

/** Someone else has deleted the entry that is being edited: what was typed can become a new one. */
export function GoneNotice({ resource: { name, collection }, saveAsNew }: Props) {
  const router = useRouter()
  const once = useSingleFlight()
  async function save() {
    try {
      router.push(editorPathFor(collection, await saveAsNew()))
    } catch (error) {
      toastFailure('Not saved', error)
    }
  }
  return (
    <Notice
      tone="warning"
      title={`Someone else deleted this ${name}.`}
      actions={<Button onClick={() => void once(save)}>Save as a new draft</Button>}
    >
      Your changes are still here.
    </Notice>
  )
}
