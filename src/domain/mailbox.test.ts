import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox'

test.each(['asha@example.com', 'Asha@Example.COM', 'asha+1@example.com', 'a.s.h.a+x+y@example.com'])(
  '%s is the same mailbox',
  (email) => expect(mailboxOf(email)).toBe('asha@example.com'),
)

test.each(['ashb@example.com', 'asha@example.org', 'asha@mail.example.com'])(
  '%s is a different mailbox',
  (email) => expect(mailboxOf(email)).not.toBe('asha@example.com'),
)
