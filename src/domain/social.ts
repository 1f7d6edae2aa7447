/** Social networks on which an agency can be followed. */
export const socialPlatforms = [
  { value: 'github', label: 'GitHub' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'youtube', label: 'YouTube' },
] as const

export type SocialPlatform = (typeof socialPlatforms)[number]['value']
