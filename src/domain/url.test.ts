import { expect, test } from 'vitest'
import { isSafeUrl } from './url'

test.each(['https://example.com/a?b=c', 'http://localhost:3000', '/api/media/file/a.webp', '/'])(
  '%s is a safe link',
  (url) => expect(isSafeUrl(url)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://',
  'ftp://example.com',
  'example.com',
  '',
])('%j is not a safe link', (url) => expect(isSafeUrl(url)).toBe(false))
