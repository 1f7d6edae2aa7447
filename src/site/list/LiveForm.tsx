'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { listAddress } from './listQuery'

/** Milliseconds without a key after which a word counts as typed. */
const pause = 250

/**
 * The filters of a list: a plain GET form that also goes by itself when something is chosen or typed. What is
 * there stays until the new entries are, and the focus stays where it is.
 */
export function LiveForm({
  path,
  search,
  category,
  label,
  children,
}: {
  /** The list's address without query. */
  path: string
  search: string
  category: string
  label: string
  children: ReactNode
}) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cameBack = useRef(false)

  function go() {
    clearTimeout(timer.current)
    if (!form.current) return
    const data = new FormData(form.current)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const wanted = { search: text('search'), category: text('category') }
    if (wanted.search === search && wanted.category === category) return
    // One step of the history for a search, however many pauses its typing had.
    const refines = search !== '' && wanted.search !== '' && wanted.category === category
    startTransition(() => router[refines ? 'replace' : 'push'](listAddress(path, wanted), { scroll: false }))
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    timer.current = setTimeout(go, target instanceof HTMLSelectElement ? 0 : pause)
  }

  useEffect(() => {
    const onBack = () => {
      clearTimeout(timer.current)
      cameBack.current = true
    }
    window.addEventListener('popstate', onBack)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', onBack)
    }
  }, [])

  // The address has changed: by ourselves, and then the field that is typed in is ahead of it; or by a link
  // or the back button, and then the fields follow.
  useEffect(() => {
    for (const [name, value] of Object.entries({ search, category })) {
      const control = form.current?.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
      if (cameBack.current || control !== document.activeElement) control.value = value
      // Typed before this script ran.
      else if (control.value.trim() !== value) control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    cameBack.current = false
  }, [search, category])

  return (
    <search aria-label={label}>
      <form
        ref={form}
        action={path}
        aria-busy={isPending}
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        {children}
      </form>
    </search>
  )
}
