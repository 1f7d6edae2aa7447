import type { ComponentProps } from 'react'
import { SiteLink } from './SiteLink'

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control py-2.5 text-center font-semibold leading-tight transition-colors duration-150'

const variants = {
  primary: `${shape} border border-transparent bg-accent-fill text-on-accent hover:bg-accent-pressed active:bg-accent-pressed disabled:opacity-70 aria-disabled:cursor-not-allowed aria-disabled:opacity-70`,
  quiet: `${shape} border border-edge text-ink hover:border-ink hover:bg-tint`,
}

const sizes = {
  normal: 'min-h-12 px-6 max-sm:px-5 max-sm:text-[0.9375rem]',
  compact: 'min-h-11 px-5 text-[0.9375rem]',
}

interface Look {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string
}

const classes = ({ variant = 'primary', size = 'normal', className = '' }: Look) =>
  `${variants[variant]} ${sizes[size]} ${className}`

export function Button({ variant, size, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={classes({ variant, size, className })} />
}

export function ButtonLink({ variant, size, className, ...props }: ComponentProps<typeof SiteLink> & Look) {
  return <SiteLink {...props} className={classes({ variant, size, className })} />
}

/** A button that is an external link. */
export function ButtonAnchor({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={classes({ variant, size, className })} />
}
