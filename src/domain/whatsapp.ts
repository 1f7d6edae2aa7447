/** The WhatsApp texts that settings can change, with their defaults (one per context). */
export const whatsappContexts = [
  { name: 'quote', label: 'Get Quote button', text: "Hi! I'd like a quote for a project." },
  { name: 'floating', label: 'Floating button', text: 'Hi! I have a question about your services.' },
  { name: 'contact', label: 'Contact section', text: "Hi! I'd like to talk about a project." },
  { name: 'product', label: 'Product page', text: "Hi! I'm interested in {product}." },
  {
    name: 'adminGreeting',
    label: 'Greeting to a lead',
    text: 'Hi {name}! Thank you for your inquiry about {service}. When would be a good time to talk?',
  },
] as const

export type WhatsappContext = (typeof whatsappContexts)[number]['name']
export type WhatsappTexts = Record<WhatsappContext, string>

/** Puts values into `{placeholders}`; one without a value stays as it is. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** A chat link with a prefilled text. `number` may hold spaces and signs; only its digits count. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
