'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { clearSession, saveSession } from '@/admin/session/session'
import { forgetSessionEnded } from '@/admin/session/sessionEnded'
import { leaveWelcome } from '@/admin/session/welcome'
import { notifyMissingFields } from '@/admin/shared/forms/missingInformation'
import { toast } from '@/toast/toast'
import { logIn } from './logIn'
import { PasswordField } from './PasswordField'

/** The messages of the login (specification §5 and §8). */
const missing = 'Please enter both username and password.'
const fallback = 'Invalid credentials. Please try again.'
/** Of the reason for the last failure, which stays when its notification has gone. */
const problemId = 'login-problem'

export function LoginForm({ returnPath }: { returnPath: string }) {
  // Until it is interactive, the browser would send the form itself, to nowhere.
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The server sees no session, so anything left of one in the browser is stale.
    clearSession()
    setReady(true)
  }, [])

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setProblem(undefined)
    const data = new FormData(event.currentTarget)
    const username = String(data.get('username')).trim()
    const password = String(data.get('password'))
    if (!username || !password) {
      notifyMissingFields(missing)
      return focus(username ? 'password' : 'username')
    }
    setBusy(true)
    try {
      const { token, user } = await logIn({ username, password })
      saveSession(token, user)
      forgetSessionEnded()
      leaveWelcome()
      window.location.assign(returnPath)
    } catch (error) {
      setBusy(false)
      const description = (error instanceof Error && error.message) || fallback
      setProblem(description)
      toast({ title: 'Login Failed', description, variant: 'destructive' })
      focus('password')
    }
  }

  return (
    <form ref={form} className="login" method="post" onSubmit={submit} noValidate>
      <div className="login-field">
        <label htmlFor="username">Username</label>
        <input
          id="username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <PasswordField describedBy={problem && problemId} />
      {problem && (
        <p id={problemId} className="login-problem">
          {problem}
        </p>
      )}
      <button className="login-submit" type="submit" disabled={!isReady || isBusy} aria-busy={isBusy}>
        {isBusy ? 'Logging in…' : 'Log in'}
      </button>
      <noscript>
        <p>Turn on JavaScript to use the back office.</p>
      </noscript>
    </form>
  )
}
