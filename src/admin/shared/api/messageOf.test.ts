import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from './api'
import { reasonOf } from './messageOf'

test.each([
  [
    new ApiError(500, '{"message":"Something went wrong."}', 'Internal Server Error'),
    '500: Something went wrong.',
  ],
  [new ApiError(423, '{"errors":[{"message":"Somebody edits it."}]}', 'Locked'), 'Somebody edits it.'],
  [new ApiError(503, 'Away.', 'Service Unavailable'), '503: Away.'],
  [new ApiError(502, '', 'Bad Gateway'), '502: Bad Gateway'],
  [new ConnectionError(new TypeError('Failed to fetch')), "The server didn't respond."],
  [new Error('Authentication failed'), 'Authentication failed'],
])('%s is told as “%s”', (error, told) => expect(reasonOf(error)).toBe(told))
