import { usePublished, withChosen } from '@/admin/shared/api/published'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextField } from '@/admin/shared/forms/TextField'
import { PictureField } from '@/admin/shared/media/PictureField'
import { contentLimits } from '@/domain/categories'
import type { SharedField } from '@/domain/pageTexts/model'
import { ownPages } from '@/domain/pageTexts/ownPages'

interface ControlProps {
  label: string
  hint?: string | undefined
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

function ProjectControl({ value, error, ...field }: ControlProps) {
  const { data, isError } = usePublished('project')
  const projects = withChosen(data, value ? [value] : [], 'A project that is not public')
  return (
    <SelectField
      {...field}
      value={value}
      choices={[
        { value: '', label: 'None' },
        ...projects.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      placeholder="None"
      error={isError ? "The projects couldn't be loaded." : error}
    />
  )
}

interface Props extends Omit<ControlProps, 'value'> {
  described: SharedField
  value: unknown
}

/** The control of what a row shows or leads to, in all languages. */
export function SharedControl({ described: { kind, hint }, value, ...props }: Props) {
  const field = { ...props, hint, value: String(value ?? '') }
  if (kind === 'picture') return <PictureField {...field} />
  if (kind === 'permission') {
    const { label, onChange } = props
    return (
      <SwitchField label={label} value={field.value === 'yes'} onChange={(on) => onChange(on ? 'yes' : '')} />
    )
  }
  if (kind === 'page') return <SelectField {...field} choices={ownPages} />
  if (kind === 'project') return <ProjectControl {...field} />
  return <TextField {...field} inputMode="url" maxLength={contentLimits.url} placeholder="https://…" />
}
