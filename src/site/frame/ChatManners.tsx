'use client'

import { useEffect } from 'react'

/** Pixels that a page is moved by before that says where its reader goes. */
const threshold = 24

/** Sends the chat button away while it would lie on what somebody reads or fills in; styles say what that means. */
export function ChatManners() {
  useEffect(() => {
    const forms = new Set<Element>()
    let last = window.scrollY
    let readsOn = false

    function show() {
      const { dataset } = document.documentElement
      if (readsOn || forms.size > 0) dataset.chat = 'away'
      else delete dataset.chat
    }

    function onScroll() {
      const moved = window.scrollY - last
      if (Math.abs(moved) < threshold) return
      last = window.scrollY
      readsOn = moved > 0
      show()
    }

    const inSight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) forms.add(target)
        else forms.delete(target)
      }
      show()
    })

    /** Pages come and go without this component. */
    function watch() {
      for (const form of forms) if (!form.isConnected) forms.delete(form)
      for (const form of document.querySelectorAll('[data-inquiry]')) inSight.observe(form)
      show()
    }
    const pages = new MutationObserver(watch)
    const main = document.querySelector('main')
    if (main) pages.observe(main, { childList: true, subtree: true })
    watch()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      pages.disconnect()
      inSight.disconnect()
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return null
}
