import { toast as payloadToast } from '@payloadcms/ui'
import { isValidElement, type ReactNode } from 'react'
import { refusalMessages } from '@/domain/edit'
import { type ToastContent, toast } from '@/toast/toast'

type Message = Parameters<typeof payloadToast.success>[0]

/** The text of a React node that Payload shows as a toast; for a rejected form, the message passed to it. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).filter(Boolean).join(' ')
  if (!isValidElement<{ errorMessage?: string; children?: ReactNode }>(node)) return String(node ?? '')
  return node.props.errorMessage ?? textOf(node.props.children)
}

/** Splits “The following fields are invalid: Title, Links > 1” into title and description. */
export function contentOf(message: Message): Pick<ToastContent, 'title' | 'description'> {
  const text = textOf(typeof message === 'function' ? message() : (message as ReactNode))
  const [, title, description] = /^(The following fields? (?:is|are) invalid): (.+)$/.exec(text) ?? []
  return title && description
    ? { title, description: description.replaceAll(' > ', ' → ') }
    : { title: text.replace(/\.$/, '') }
}

/** Our own dialogs handle these errors and report them. */
const isAskedAbout = ({ title }: ToastContent) =>
  Object.values(refusalMessages).some((message) => message.startsWith(title))

const announce =
  (variant: ToastContent['variant']) =>
  (message: Message): string => {
    const content = { ...contentOf(message), ...(variant && { variant }) }
    return isAskedAbout(content) ? '' : toast(content).id
  }

const succeed = announce('default')
const fail = announce('destructive')

type PromiseArgs = Parameters<typeof payloadToast.promise<unknown>>

/** Only outcomes are shown: the button already indicates progress. */
function whenDone(given: PromiseArgs[0], { success, error }: NonNullable<PromiseArgs[1]> = {}) {
  const running = Promise.resolve(typeof given === 'function' ? given() : given)
  const resolved = async (message: unknown, value: unknown) =>
    (await (typeof message === 'function' ? message(value) : message)) as Message
  running.then(
    async (value) => success && succeed(await resolved(success, value)),
    async (value) => error && fail(await resolved(error, value)),
  )
  return { unwrap: () => running }
}

/**
 * Routes the toasts of Payload's views through our own: one place, one look, one at a time (specification §4). Payload
 * has no setting for this; all of its code calls the methods of this object.
 */
Object.assign(payloadToast, {
  success: succeed,
  info: succeed,
  message: succeed,
  warning: fail,
  error: fail,
  loading: () => '',
  promise: whenDone,
})
