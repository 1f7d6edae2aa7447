import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { contentLimits } from '@/domain/categories'
import { Field } from '../forms/Field'
import { LinkOptions, optionId } from './LinkOptions'
import { type LinkSuggestion, useLinkSuggestions } from './useLinkSuggestions'
import { useMissingPage } from './useMissingPage'

interface Props {
  name: string
  value: string
  error: string | undefined
  onChange: (url: string) => void
}

/** A link's URL, typed or chosen from the pages of this site: a combobox. */
export function LinkField({ name, value, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [chosen, setChosen] = useState<LinkSuggestion | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const options = useLinkSuggestions(value)
  const isMissing = useMissingPage(value)
  const isShown = isOpen && options.length > 0
  const hint = isMissing
    ? 'No page of this site has this address.'
    : chosen?.path === value
      ? `Leads to “${chosen.title}”.`
      : 'Or type a title to choose a page of this site.'

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(option: LinkSuggestion) {
    setChosen(option)
    onChange(option.path)
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = isShown ? options[active] : undefined
    if (step && options.length) {
      event.preventDefault()
      setOpen(true)
      const from = active < 0 && step < 0 ? 0 : active
      setActive(isShown ? (from + step + options.length) % options.length : 0)
    } else if (event.key === 'Enter' && option) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Tab') close()
  }

  return (
    <Popover.Root open={isShown} onOpenChange={(open) => open || close()} modal={false}>
      <Field
        label="URL"
        name={name}
        isRequired
        value={value}
        maxLength={contentLimits.url}
        error={error}
        hint={<span role="status">{hint}</span>}
      >
        {(control) => (
          <Popover.Anchor asChild>
            <input
              {...control}
              ref={field}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={isShown ? id : undefined}
              aria-activedescendant={isShown && active >= 0 ? optionId(id, active) : undefined}
              autoComplete="off"
              inputMode="url"
              placeholder="https://"
              maxLength={contentLimits.url}
              value={value}
              onChange={({ target }) => {
                setOpen(true)
                setActive(-1)
                onChange(target.value)
              }}
              onClick={() => !value && setOpen(true)}
              // What is there already is replaced by typing.
              onFocus={({ target }) => target.select()}
              onKeyDown={onKeyDown}
            />
          </Popover.Anchor>
        )}
      </Field>
      {isShown && (
        <LinkOptions
          id={id}
          field={field}
          options={options}
          active={active}
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </Popover.Root>
  )
}
