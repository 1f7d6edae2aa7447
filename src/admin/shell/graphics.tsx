import { Brand } from './Brand'
import { Mark } from './Mark'

/** Replace Payload's: the small mark in its header, the full logo on pages without a frame. */
export const Icon = () => <Mark size={18} />
export const Logo = () => <Brand />
