import { Check } from 'lucide-react'
import { Thumbnail } from '../ui/Thumbnail'
import { type LibraryPicture, positionOf } from './pictureLibrary'

export interface Choosing {
  isChosen: (picture: LibraryPicture) => boolean
  onToggle: (picture: LibraryPicture) => void
  isMultiple: boolean
}

interface Props extends Choosing {
  picture: LibraryPicture
}

/** An image to choose: a radio button or checkbox shown as the image. */
export function LibraryTile({ picture, isChosen, onToggle, isMultiple }: Props) {
  return (
    <label className="group flex min-w-0 cursor-pointer flex-col gap-1.5 rounded-lg border border-line p-1.5 hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <span className="relative block">
        <Thumbnail
          url={picture.thumbnail}
          position={positionOf(picture)}
          ground={picture.ground}
          className="aspect-3/2 rounded-md"
        />
        <span className="absolute top-1.5 right-1.5 hidden size-6 place-items-center rounded-full bg-accent text-on-accent group-has-checked:grid">
          <Check aria-hidden size={14} />
        </span>
        <input
          type={isMultiple ? 'checkbox' : 'radio'}
          name="library-picture"
          aria-label={picture.alt || picture.filename}
          checked={isChosen(picture)}
          onChange={() => onToggle(picture)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
      <span className="px-0.5 pb-0.5">
        <span className="line-clamp-2 text-sm wrap-anywhere">{picture.alt}</span>
        <span className="block truncate text-xs text-muted">{picture.filename}</span>
      </span>
    </label>
  )
}
