import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './Tooltip'

const variants = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border-line hover:bg-raised',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-raised',
  danger: 'bg-surface text-danger border-line hover:bg-raised',
  destructive: 'bg-red-700 text-white border-transparent hover:bg-red-800',
} as const

export type ButtonVariant = keyof typeof variants

/** The classes of a button, for links styled as one. */
export const buttonClass = (variant: ButtonVariant = 'secondary') =>
  `inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-md border px-3 text-sm font-medium whitespace-nowrap no-underline transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${variants[variant]}`

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant
  icon?: ReactNode
}

/** A button; an icon-only one shows its label in a tooltip. */
export function Button({ variant, icon, children, className = '', ...rest }: Props) {
  const button = (
    <button type="button" className={`${buttonClass(variant)} ${className}`} {...rest}>
      {icon}
      {children}
    </button>
  )
  const label = rest['aria-label']
  return children || !label ? button : <Tooltip text={label}>{button}</Tooltip>
}
