'use client'

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { type Currency, currencies, defaultCurrency } from '../../domain/money'
import { storageKey } from './storageKey'

interface DisplayCurrency {
  currency: Currency
  setCurrency: (currency: Currency) => void
}

const CurrencyContext = createContext<DisplayCurrency | null>(null)
const listeners = new Set<() => void>()

/** The root element holds the choice, because styles read it there: see `Price`. */
function show(currency: string | null): void {
  if (!currencies.some((known) => known === currency)) return
  document.documentElement.dataset.currency = currency ?? defaultCurrency
  for (const listener of listeners) listener()
}

function setCurrency(currency: Currency): void {
  try {
    localStorage.setItem(storageKey, currency)
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  show(currency)
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key, newValue }: StorageEvent) => key === storageKey && show(newValue)
  listeners.add(listener)
  window.addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onOtherTab)
  }
}

const shown = () => (document.documentElement.dataset.currency ?? defaultCurrency) as Currency
const onServer = () => defaultCurrency

export function CurrencyProvider({ children }: { children: ReactNode }) {
  const currency = useSyncExternalStore(subscribe, shown, onServer)
  const value = useMemo(() => ({ currency, setCurrency }), [currency])
  return <CurrencyContext value={value}>{children}</CurrencyContext>
}

/** The display currency and how to change it. @throws outside a CurrencyProvider */
export function useCurrency(): DisplayCurrency {
  const value = useContext(CurrencyContext)
  if (!value) throw new Error('useCurrency must be used within a CurrencyProvider')
  return value
}
