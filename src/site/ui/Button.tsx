import type { ComponentProps } from 'react'
import { SiteLink } from './SiteLink'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 py-2.5 text-center font-semibold leading-tight transition-colors duration-150'

const variants = {
  primary: `${shape} bg-accent-fill text-on-accent hover:bg-accent-pressed active:bg-accent-pressed disabled:opacity-70`,
  quiet: `${shape} border border-edge text-ink hover:border-ink hover:bg-tint`,
}

interface Look {
  variant?: keyof typeof variants
}

const classes = (variant: keyof typeof variants, more?: string) => `${variants[variant]} ${more ?? ''}`

export function Button({ variant = 'primary', className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={classes(variant, className)} />
}

export function ButtonLink({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<typeof SiteLink> & Look) {
  return <SiteLink {...props} className={classes(variant, className)} />
}

/** A button that leads out of the site. */
export function ButtonAnchor({ variant = 'primary', className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={classes(variant, className)} />
}
