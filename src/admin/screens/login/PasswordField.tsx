'use client'

import { useState } from 'react'

/** The password field, with a button to show the password. */
export function PasswordField({ describedBy }: { describedBy: string | undefined }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="login-field">
      <label htmlFor="password">Password</label>
      <div className="login-password">
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          aria-describedby={describedBy}
          required
        />
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} password`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  )
}
