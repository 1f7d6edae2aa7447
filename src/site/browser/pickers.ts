import { currencyChoice, themeChoice } from '../choice/choices'
import type { RootChoice } from '../choice/rootChoice'

/** Lets a visitor choose, in each of the pickers of this choice, and shows in all of them what is chosen. */
function work<Value extends string>({ name, shown, choose, subscribe }: RootChoice<Value>): void {
  const radios = document.querySelectorAll<HTMLInputElement>(`[data-choice=${name}] input`)
  function show() {
    for (const radio of radios) radio.checked = radio.value === shown()
  }
  for (const radio of radios) radio.addEventListener('change', () => choose(radio.value as Value))
  subscribe(show)
  show()
}

/** The pickers of currency and theme. */
export function pickers(): void {
  work(currencyChoice)
  work(themeChoice)
}
