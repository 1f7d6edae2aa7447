import { codeLanguages, knownLanguage } from '@/domain/codeLanguages'
import { Select } from '../ui/Select'

interface Props {
  language: string
  onChange: (language: string) => void
}

/** The language of the code block at the cursor, which the site shows and highlights. */
export function CodeLanguage({ language, onChange }: Props) {
  const value = knownLanguage(language)
  const isOffered = codeLanguages.some((choice) => choice.value === value)
  const choices = isOffered ? codeLanguages : [...codeLanguages, { value, label: value }]
  return (
    <div className="border-b border-line bg-raised px-1.5 py-1">
      <Select label="Code language" value={value} choices={choices} onChange={onChange} />
    </div>
  )
}
