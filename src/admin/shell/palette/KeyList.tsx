'use client'

import { Fragment } from 'react'
import { Dialog } from '@/admin/shared/dialogs/Dialog'
import { Button } from '@/admin/shared/ui/Button'
import { useSingleKeys } from '@/admin/shared/ui/singleKeys'
import type { Role } from '@/domain/roles'
import { sectionsFor } from '../sections'
import { Kbd } from './Kbd'
import { goKeys } from './keys'
import { useModifier } from './useModifier'

interface Props {
  role: Role
  onClose: () => void
}

/** Shortcuts without a modifier. */
const single = [
  { keys: ['/'], does: 'Search this screen' },
  { keys: ['j'], does: 'Next entry of a list' },
  { keys: ['k'], does: 'Previous entry of a list' },
  { keys: ['x'], does: 'Select the entry' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
]

/** All keyboard shortcuts of the back office. */
export function KeyList({ role, onClose }: Props) {
  const modifier = useModifier()
  const hasSingleKeys = useSingleKeys()
  const places = sectionsFor(role).flatMap(({ sections }) =>
    sections.flatMap(({ label, href }) => {
      const letter = Object.keys(goKeys).find((key) => goKeys[key] === href)
      return letter ? [{ keys: ['g', letter], does: `Go to ${label}` }] : []
    }),
  )
  const all = [
    { keys: [modifier, 'K'], does: 'Search or go to a page' },
    { keys: [modifier, 'S'], does: 'Save the open form' },
    { keys: [modifier, 'Enter'], does: 'Save from a text field' },
    { keys: ['Enter'], does: 'Open the entry' },
    { keys: ['Esc'], does: 'Close the dialog or menu' },
    ...(hasSingleKeys ? [...single, ...places] : []),
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-2">
        {all.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>{does}</dt>
            <dd className="flex justify-end gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        {hasSingleKeys
          ? 'Shortcuts are off while you type. You can turn off those without a modifier key in your profile.'
          : 'Single-key shortcuts are off. You can turn them on in your profile.'}
      </p>
    </Dialog>
  )
}
