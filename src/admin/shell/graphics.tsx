import { Brand } from './Brand'
import { Mark } from './Mark'

/** Replaces Payload's logos: the small icon in its header, the full logo on pages without the shell. */
export const Icon = () => <Mark size={18} />
export const Logo = () => <Brand />
