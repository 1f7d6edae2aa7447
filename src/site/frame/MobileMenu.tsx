import type { ReactNode } from 'react'

const id = 'menu'

/** The slide-in menu on small screens: a popover that `browser/mobileMenu` turns into a modal dialog. */
export function MobileMenu({
  label,
  openLabel,
  closeLabel,
  openIcon,
  closeIcon,
  children,
}: {
  label: string
  openLabel: string
  closeLabel: string
  openIcon: ReactNode
  closeIcon: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        popoverTarget={id}
        className="grid size-11 place-items-center rounded-control hover:bg-tint"
      >
        {openIcon}
      </button>
      <dialog id={id} popover="auto" aria-label={label} className="slide-in">
        <div className="flex min-h-full flex-col gap-8 px-6 py-4">
          <button
            type="button"
            aria-label={closeLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
            className="grid size-11 place-items-center self-end rounded-control hover:bg-tint"
          >
            {closeIcon}
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
