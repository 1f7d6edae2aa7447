'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Currency } from '@/domain/money'
import { currencyChoice } from '../choice/choices'
import { useRootChoice } from '../choice/useRootChoice'

interface DisplayCurrency {
  currency: Currency
  setCurrency: (currency: Currency) => void
}

const CurrencyContext = createContext<DisplayCurrency | null>(null)

/** Kept on the root element, where styles read it; see `Price`. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const currency = useRootChoice(currencyChoice)
  const value = useMemo(() => ({ currency, setCurrency: currencyChoice.choose }), [currency])
  return <CurrencyContext value={value}>{children}</CurrencyContext>
}

/** The display currency and a function to change it. @throws outside a CurrencyProvider */
export function useCurrency(): DisplayCurrency {
  const value = useContext(CurrencyContext)
  if (!value) throw new Error('useCurrency must be used within a CurrencyProvider')
  return value
}
