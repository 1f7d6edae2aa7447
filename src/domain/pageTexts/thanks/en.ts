import type { TextsOf } from '../model'
import type { thanksPage } from './model'

export const en: TextsOf<typeof thanksPage> = {
  title: 'Message Sent!',
  description: "Thank you for your interest! We'll contact you within 24 hours.",
  keywords: 'thank you, inquiry, confirmation',
  heading: 'Message Sent!',
  text: "Thank you for your interest! We'll contact you within 24 hours.",
  projects: 'All projects',
  another: 'Send another inquiry',
}
