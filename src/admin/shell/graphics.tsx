import { Brand } from './Brand'
import { Mark } from './Mark'

/** In place of Payload's: the small mark in its header, the full one on its pages without a frame. */
export const Icon = () => <Mark size={18} />
export const Logo = () => <Brand />
