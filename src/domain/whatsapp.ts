/** The WhatsApp texts in the settings, with their defaults (one per context). `values` are samples. */
export const whatsappContexts = [
  { name: 'quote', label: 'Get Quote button', text: "Hi! I'd like a quote for a project.", values: {} },
  {
    name: 'floating',
    label: 'Floating button',
    text: 'Hi! I have a question about your services.',
    values: {},
  },
  { name: 'contact', label: 'Contact section', text: "Hi! I'd like to talk about a project.", values: {} },
  {
    name: 'product',
    label: 'Product page',
    text: "Hi! I'm interested in {product}.",
    values: { product: 'Depot Bays' },
  },
  {
    name: 'service',
    label: 'Quote for a service',
    text: "Hi! I'd like a quote for {service}.",
    values: { service: 'Mobile App Development' },
  },
  {
    name: 'adminGreeting',
    label: 'Greeting to a lead',
    text: 'Hi {name}! Thank you for your inquiry about {service}. When would be a good time to talk?',
    values: { name: 'Asha Rao', service: 'Mobile App' },
  },
] as const

export type WhatsappContext = (typeof whatsappContexts)[number]['name']
export type WhatsappTexts = Record<WhatsappContext, string>

/** Placeholders in a text that are never filled in. */
export function unknownPlaceholders(text: string, values: Record<string, string>): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !(name in values))
}

/** A chat link with a prefilled text; only the digits of `number` are used. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
