'use client'

import { useEffect } from 'react'
import { toast } from '@/toast/toast'
import { takeWelcome } from '../session/welcome'

/** Greets the user on the first page after login. */
export function Welcome() {
  useEffect(() => {
    if (takeWelcome()) toast({ title: 'Login Successful', description: 'Welcome to the admin panel!' })
  }, [])
  return null
}
