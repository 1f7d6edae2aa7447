'use client'

import { ImageIcon } from 'lucide-react'
import { useState } from 'react'

interface Props {
  /** Empty where there is no picture. */
  url: string
  /** Gives it its size. */
  className: string
  /** What stays in sight where it is cut, as `object-position`. */
  position?: string
}

/** A picture, cut to its frame; a mark where there is none or it cannot be loaded. */
export function Thumbnail({ url, className, position }: Props) {
  const [broken, setBroken] = useState('')
  return (
    <span className={`grid place-items-center overflow-hidden bg-pressed text-muted ${className}`}>
      {url && broken !== url ? (
        // biome-ignore lint/performance/noImgElement: the library keeps its own small copies.
        <img
          src={url}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          style={{ objectPosition: position }}
          onError={() => setBroken(url)}
        />
      ) : (
        <ImageIcon aria-hidden size={20} />
      )}
    </span>
  )
}
