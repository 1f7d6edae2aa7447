import { currencies } from '@/domain/money'
import { themes } from '@/domain/themes'
import { rootChoice } from './rootChoice'

export const currencyChoice = rootChoice('currency', currencies)
export const themeChoice = rootChoice('theme', themes)
