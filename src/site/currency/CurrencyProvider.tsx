'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Currency, currencies } from '@/domain/money'
import { rootChoice } from '../choice/rootChoice'

interface DisplayCurrency {
  currency: Currency
  setCurrency: (currency: Currency) => void
}

const CurrencyContext = createContext<DisplayCurrency | null>(null)
/** The root element holds the choice, because styles read it there: see `Price`. */
const choice = rootChoice('currency', currencies)

export function CurrencyProvider({ children }: { children: ReactNode }) {
  const currency = choice.use()
  const value = useMemo(() => ({ currency, setCurrency: choice.choose }), [currency])
  return <CurrencyContext value={value}>{children}</CurrencyContext>
}

/** The display currency and how to change it. @throws outside a CurrencyProvider */
export function useCurrency(): DisplayCurrency {
  const value = useContext(CurrencyContext)
  if (!value) throw new Error('useCurrency must be used within a CurrencyProvider')
  return value
}
