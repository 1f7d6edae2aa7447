'use client'

import { Link } from '@payloadcms/ui'
import { labelOf } from '@/domain/choice'
import { type PicturePlace, placeKinds } from '@/domain/picturePlaces'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Skeleton } from '../ui/Skeleton'
import { usePlaces } from './pictureLibrary'
import { placePath } from './placePath'

function Place({ place }: { place: PicturePlace }) {
  const { kind, id, title, part, isDraft } = place
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5 px-3 py-2">
      {id ? (
        <Link
          href={placePath({ kind, id, isDraft })}
          prefetch={false}
          className="min-w-0 font-medium text-ink underline underline-offset-2 wrap-anywhere"
        >
          {title}
        </Link>
      ) : (
        <span className="font-medium">No access</span>
      )}
      <span className="text-muted">
        {labelOf(placeKinds, kind)} · {part}
      </span>
      {isDraft && <Badge tone="amber">In a draft</Badge>}
    </li>
  )
}

/** Where an image is used, with links. */
export function Places({ id }: { id: string }) {
  const { data, error, refetch } = usePlaces(id)
  return (
    <section aria-labelledby="places" className="flex flex-col gap-2">
      <h3 id="places" className="text-sm font-medium">
        Used in
      </h3>
      {error && !data ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          This couldn't be loaded.
          <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      ) : !data ? (
        <Skeleton className="h-9" />
      ) : data.length ? (
        <ul aria-labelledby="places" className="divide-y divide-line rounded-lg border border-line text-sm">
          {data.map((place, index) => (
            // Places the user can't access have no id to use as a key.
            <Place key={`${place.kind} ${place.id ?? index} ${place.part}`} place={place} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">Not used anywhere.</p>
      )}
    </section>
  )
}
