const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index] as string]),
)
const lowered: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()aeoxijnmk'].map((character, index) => [
    character,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓᵢⱼₙₘₖ'][index] as string,
  ]),
)

/** 10<sup>6</sup> without markup would be another number, so figures become superscript and subscript characters. */
export function keepSmallFigures(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup,sub')) {
    const letters = element.tagName === 'SUP' ? raised : lowered
    const characters = [...(element.textContent?.trim() ?? '')]
    if (characters.length && characters.every((character) => letters[character]))
      element.replaceWith(characters.map((character) => letters[character]).join(''))
  }
}
