import { useState } from 'react'
import { Tag } from '../../ui/data/tag.tsx'
import { Combobox, type Option } from '../../ui/fields/combobox.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { useRounds } from './use-rounds.ts'

interface ManyPickerProps {
  readonly id?: string
  readonly label: string
  readonly help?: string
  readonly options: readonly Option[]
  readonly value: readonly number[]
  readonly onChange: (ids: number[]) => void
  /** The name of a chosen item that is not among the options */
  readonly nameOf?: (id: number) => string
  /** Called with the typed text, if the search is not limited to the options */
  readonly onSearch?: (text: string) => void
}

/** A combobox for several of many options; chosen ones are shown below as chips. */
export function ManyPicker({ id, label, help, options, value, onChange, nameOf, onSearch }: ManyPickerProps) {
  const [text, setText] = useState('')
  const { round, next, field } = useRounds()
  const chosen = new Set(value.map(String))
  const name = (id: number) => options.find((option) => option.id === String(id))?.label ?? nameOf?.(id) ?? `${id}`

  function add(picked: string | null) {
    if (picked === null || chosen.has(picked)) return
    onChange([...value, Number(picked)])
    setText('')
    next()
  }

  const rest = options.filter((option) => !chosen.has(option.id))
  return (
    <Stack gap={2} ref={field}>
      <Combobox
        key={round}
        {...(id && { id })}
        label={label}
        {...(help && { help })}
        options={rest}
        value={null}
        onChange={add}
        {...(onSearch && {
          search: {
            text,
            onSearch(written) {
              setText(written)
              onSearch(written)
            },
          },
        })}
      />
      {value.length > 0 && (
        <Cluster gap={2}>
          {value.map((id) => (
            <Tag key={id} onRemove={() => onChange(value.filter((other) => other !== id))}>
              {name(id)}
            </Tag>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}

export const optionsOf = (items: readonly { id: number; name: string }[]): Option[] =>
  items.map(({ id, name }) => ({ id: String(id), label: name }))
