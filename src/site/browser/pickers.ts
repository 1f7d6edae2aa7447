import { currencyChoice, themeChoice } from '../choice/choices'
import type { RootChoice } from '../choice/rootChoice'

/** Connects the pickers of one preference: a choice in one of them shows in all. */
function work<Value extends string>({ name, shown, choose, subscribe }: RootChoice<Value>): void {
  const radios = document.querySelectorAll<HTMLInputElement>(`[data-choice=${name}] input`)
  function show() {
    for (const radio of radios) radio.checked = radio.value === shown()
  }
  for (const radio of radios) radio.addEventListener('change', () => choose(radio.value as Value))
  subscribe(show)
  show()
}

/** Sets up the currency and theme pickers. */
export function pickers(): void {
  work(currencyChoice)
  work(themeChoice)
}
