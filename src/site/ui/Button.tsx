import type { ComponentProps } from 'react'
import { SiteLink } from './SiteLink'

const variants = { primary: 'button-primary', quiet: 'button-quiet' }

const sizes = { normal: '', compact: 'button-compact' }

interface Look {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string
}

const classes = ({ variant = 'primary', size = 'normal', className = '' }: Look) =>
  ['button', variants[variant], sizes[size], className].filter(Boolean).join(' ')

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
