import type { TextsOf } from '../model'
import type { blogPage } from './model'

export const en: TextsOf<typeof blogPage> = {
  title: 'Blog',
  description:
    'Articles by engineers about what we learned while building: web, mobile, backend, design and cloud, with code and numbers.',
  keywords: 'software blog, web development, mobile development, backend, UI/UX design, cloud',
  heading: 'Notes from the workshop',
  text: 'What we learned while building, written down for the people who build next.',
  endHeading: 'Read the next one when it is out',
  endText: 'Subscribe to the feed in any reader. No newsletter, no sign-up, and nobody counts what you open.',
  askHeading: 'Stuck on something like this? {author} can help.',
  askText: 'The people who write here build it for clients all day. The first call is free.',
}
