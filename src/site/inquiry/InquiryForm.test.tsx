// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadLimits, minimumFillTime } from '@/domain/lead'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { clientMessages } from '@/i18n/translator'
import { InquiryForm, type InquiryStart } from './InquiryForm'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock('@/toast/toastLater', () => ({ toastLater: toast, prepareToast: () => {} }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let sent: { key: string; body: Record<string, unknown> }[]
let answer: () => Promise<Response>

function show(start: Partial<InquiryStart> = {}): void {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
  act(() =>
    root.render(
      <LanguageProvider locale="en" messages={clientMessages('en')}>
        <InquiryForm
          after={{ chat: 'https://wa.me/1', hours: { label: 'Business hours', text: 'Mon-Fri' } }}
          shownAt={0}
          bounds={leadLimits}
          services={[
            { value: 'cloud', label: 'Cloud' },
            { value: 'backend', label: 'Backend' },
          ]}
          {...start}
        />
      </LanguageProvider>,
    ),
  )
}

const leave = () => act(() => root.unmount())
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLButtonElement
const status = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('')

function type(fields: Record<string, string>): void {
  act(() => {
    for (const [name, text] of Object.entries(fields)) {
      field(name).value = text
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}

const complete = {
  fullName: 'Meera',
  email: 'meera@saltpan.example',
  serviceType: 'cloud',
  description: 'A move.',
}
const submit = async () => {
  const focused = document.querySelector('[type=submit]') as HTMLButtonElement
  focused.focus()
  await act(async () => focused.click())
}
const toasts = () => toast.mock.calls.map(([{ title, description }]) => `${title}: ${description}`)

beforeEach(() => {
  sent = []
  answer = async () => new Response('{}', { status: 201 })
  toast.mockClear()
  vi.stubGlobal('fetch', async (_: string, { headers, body, signal }: RequestInit) => {
    sent.push({
      key: (headers as Record<string, string>)['Idempotency-Key'] ?? '',
      body: JSON.parse(String(body)),
    })
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([answer(), aborted])
  })
})

afterEach(() => {
  leave()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing is sent while a required field is empty; the first one gets focus, and each shows its error', async () => {
  show()
  type({ ...complete, email: '', description: ' ' })
  await submit()
  expect(toasts()).toEqual(['Missing Information: Please fill in all required fields.'])
  expect(document.activeElement).toBe(field('email'))
  for (const name of ['email', 'description']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    const id = field(name).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Please fill in this field.')
  }
  expect(sent).toEqual([])
})

test('an invalid email address is reported at its field until fixed, and isn’t sent', async () => {
  show()
  type({ ...complete, email: 'foo@bar' })
  await submit()
  expect(toasts()).toEqual(['Error: Please enter a valid email address.'])
  expect(document.activeElement).toBe(field('email'))
  expect(document.getElementById('inquiry-email-error')?.textContent).toBe(
    'Please enter a valid email address.',
  )
  type({ email: 'foo@bar.e' })
  expect(field('email').getAttribute('aria-invalid')).toBe('true')
  type({ email: 'foo@bar.example' })
  expect(field('email').hasAttribute('aria-invalid')).toBe(false)
  expect(sent).toEqual([])
})

test('a server error is shown at its field, and the text stays', async () => {
  show()
  type(complete)
  answer = async () => Response.json({ errors: [{ path: 'phone', message: 'x' }] }, { status: 400 })
  await submit()
  expect(document.activeElement).toBe(field('phone'))
  expect(document.getElementById('inquiry-phone-error')?.textContent).toContain("can't accept")
  expect(toasts()).toEqual(['Error: Please check the marked fields.'])
  expect(field('description').value).toBe('A move.')
})

test('while sending, the button keeps focus, and a second click sends nothing', async () => {
  show()
  type(complete)
  answer = () => new Promise(() => {})
  await submit()
  const sending = button('Sending...')
  expect(sending.getAttribute('aria-disabled')).toBe('true')
  expect(sending.disabled).toBe(false)
  expect(document.activeElement).toBe(sending)
  await submit()
  expect(sent).toHaveLength(1)
})

test('success repeats what was sent, takes focus, clears form and storage, and offers another inquiry', async () => {
  show()
  type(complete)
  await submit()
  expect(toasts()).toEqual(["Message Sent!: Thank you for your interest! We'll contact you within 24 hours."])
  const panel = document.querySelector('section')?.textContent
  for (const text of ['Meera', 'meera@saltpan.example', 'Cloud', 'A move.', 'within 24 hours'])
    expect(panel).toContain(text)
  expect(document.activeElement?.textContent).toBe("We've got your inquiry")
  expect(Object.keys(complete).map((name) => field(name).value)).toEqual(['', '', '', ''])
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Meera|move/)
  act(() => button('Send another inquiry').click())
  expect(document.querySelector('section')).toBeNull()
  expect(document.activeElement).toBe(field('fullName'))
  type(complete)
  await submit()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('after a lost response the same key is sent, even after a reload', async () => {
  show()
  type(complete)
  answer = () => Promise.reject(new TypeError('network'))
  await submit()
  expect(toasts()).toEqual(['Error: Failed to send message. Please try again.'])
  expect(status()).toBe("Your text is safe here. Sending it again won't reach us twice.")
  expect(document.activeElement).toBe(button('Send Message'))
  await submit()
  leave()
  show()
  expect(field('fullName').value).toBe('Meera')
  await submit()
  expect(sent).toHaveLength(3)
  // Sending restored text quickly must not look like a bot.
  expect(sent[2]?.body.elapsed).toBeGreaterThanOrEqual(minimumFillTime)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a slow response is reported after 8 s, and aborted after 30', async () => {
  vi.useFakeTimers()
  show()
  type(complete)
  answer = () => new Promise(() => {})
  await submit()
  await act(() => vi.advanceTimersByTimeAsync(7999))
  expect(status()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(status()).toBe('Still trying. Your text is safe.')
  await act(() => vi.advanceTimersByTimeAsync(22_000))
  expect(status()).toBe("Your text is safe here. Sending it again won't reach us twice.")
  expect(button('Send Message').hasAttribute('aria-disabled')).toBe(false)
})

test('a lost connection is reported, and so is its return', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  type(complete)
  answer = () => Promise.reject(new TypeError('network'))
  await submit()
  expect(status()).toBe("You're offline. Your text is safe here until you're back.")
  act(() => void window.dispatchEvent(new Event('online')))
  expect(status()).toBe("You're back online. You can send your message now.")
  vi.restoreAllMocks()
})

test('a visitor who sent too many is told when to retry', async () => {
  show()
  type(complete)
  answer = async () => new Response('{}', { status: 429, headers: { 'Retry-After': '130' } })
  await submit()
  expect(status()).toBe('Your text is safe here. Please try again in 3 min.')
})

test('input is restored and can be cleared; a product’s form starts with its name, and stores its own text', () => {
  show()
  type(complete)
  leave()
  show({ place: 'product-7', start: { description: "I'm interested in Bays. " } })
  expect([field('fullName').value, field('description').value]).toEqual(['Meera', "I'm interested in Bays. "])
  expect(status()).toBe('We saved what you typed, in this tab only.')
  const told = document.querySelector('[role=status]') as Element
  expect(told.compareDocumentPosition(field('fullName'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  leave()
  show()
  expect(field('description').value).toBe('A move.')
  act(() => button('Clear the form').click())
  expect(field('fullName').value).toBe('')
  expect(document.activeElement).toBe(field('fullName'))
  act(() => button('Undo').click())
  expect(field('description').value).toBe('A move.')
  leave()
  show()
  expect(field('description').value).toBe('A move.')
  act(() => button('Clear the form').click())
  leave()
  show()
  expect(field('description').value).toBe('')
})

test('what to write is a placeholder, and below the label if the message has been started', async () => {
  show()
  const hint = 'What should it do, for whom, and by when?'
  expect(field('description').placeholder).toBe(hint)
  expect(field('description').hasAttribute('aria-describedby')).toBe(false)
  leave()
  show({ start: { description: 'I read about Saltpan. ' } })
  expect(field('description').placeholder).toBe('')
  const described = () =>
    field('description')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(described()).toEqual([hint])
  type({ description: '' })
  await submit()
  expect(described()).toEqual([hint, 'Please fill in this field.'])
})

test('input typed while sending stays', async () => {
  show()
  type(complete)
  let arrive = (_: Response) => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  await submit()
  type({ description: 'And one thing more.' })
  await act(async () => arrive(new Response('{}', { status: 201 })))
  expect(document.querySelector('section')?.textContent).toContain('A move.')
  expect(field('description').value).toBe('And one thing more.')
})

test('input that a browser restores after sending is cleared', async () => {
  show()
  type(complete)
  await submit()
  leave()
  show()
  for (const [name, text] of Object.entries(complete)) field(name).value = text
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void window.dispatchEvent(back))
  expect(field('description').value).toBe('')
})

const aboutBays = {
  place: 'product-7',
  start: { description: "I'm interested in Bays. ", serviceType: 'cloud' },
  chosen: { service: 'Cloud', why: 'Chosen to match this product.', change: 'Change' },
}
const choice = () => document.querySelector('details') as HTMLDetailsElement

test('a product’s form asks for no service, says which one is sent, and lets the visitor change it', async () => {
  show(aboutBays)
  expect(choice().open).toBe(false)
  expect(document.querySelector('summary')?.textContent).toBe(
    'Service type CloudChosen to match this product.Change',
  )
  type({ fullName: 'Meera', email: 'meera@saltpan.example' })
  await submit()
  expect(sent[0]?.body).toMatchObject({ serviceType: 'cloud', description: "I'm interested in Bays. " })
  act(() => button('Send another inquiry').click())
  type({ serviceType: '' })
  await submit()
  expect(choice().open).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a changed service is restored, and shown; other forms keep theirs', () => {
  show()
  type({ ...complete, serviceType: 'backend' })
  leave()
  show(aboutBays)
  expect([field('fullName').value, field('serviceType').value]).toEqual(['Meera', 'cloud'])
  expect(choice().open).toBe(false)
  type({ serviceType: 'backend' })
  leave()
  show(aboutBays)
  expect([field('serviceType').value, choice().open]).toEqual(['backend', true])
  act(() => button('Clear the form').click())
  expect([field('serviceType').value, choice().open]).toEqual(['cloud', false])
})

test('kept input wins over what a form is started with', () => {
  show()
  type(complete)
  leave()
  show({ start: { description: 'I read about Tally. ', serviceType: '' } })
  expect([field('serviceType').value, field('description').value]).toEqual(['cloud', 'A move.'])
  expect(document.querySelector('form')?.dataset.restored).toBe('true')
  act(() => button('Clear the form').click())
  expect([field('serviceType').value, field('description').value]).toEqual(['', 'I read about Tally. '])
})

test('a connection lost while typing is reported before anything is sent', () => {
  show()
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(status()).toBe("You're offline. Your text is safe here until you're back.")
  act(() => void window.dispatchEvent(new Event('online')))
  expect(status()).toBe("You're back online. You can send your message now.")
})

test('the receipt says when the agency works and what to read until then', async () => {
  const read = { label: 'While you wait:', text: 'Tally', href: '/portfolio/tally' }
  show({ after: { chat: 'https://wa.me/1', hours: { label: 'Business hours', text: 'Mon-Fri' }, read } })
  type(complete)
  await submit()
  const panel = document.querySelector('section')
  expect(panel?.textContent).toContain('Business hours: Mon-Fri')
  expect(panel?.querySelector('a[href="/portfolio/tally"]')?.textContent).toBe('Tally')
})
