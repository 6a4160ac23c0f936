import { type KeyboardEvent, useState } from 'react'
import { fold } from '#platform/text/turkish.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'

interface TagsFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly value: readonly string[]
  readonly onChange: (tags: string[]) => void
}

const most = 12
const longest = 40

/** Typed tags: Enter, a comma or leaving the field completes one. */
export function TagsField({ value, onChange, ...field }: TagsFieldProps) {
  const t = useTexts('org_settings')
  const [text, setText] = useState('')

  function add(written: string) {
    const known = new Set(value.map(fold))
    const fresh = written
      .split(',')
      .map((tag) => tag.trim().slice(0, longest))
      .filter((tag) => tag !== '' && !known.has(fold(tag)))
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, most))
    setText('')
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== ',') return
    // Keeps Enter from submitting the form.
    event.preventDefault()
    add(text)
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...field}
        optional
        label={t('label.tags')}
        help={t('section.tags.help', { most })}
        value={text}
        disabled={value.length >= most}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => text.trim() !== '' && add(text)}
      />
      {value.length > 0 && (
        <Cluster gap={2}>
          {value.map((tag) => (
            <Tag key={tag} onRemove={() => onChange(value.filter((other) => other !== tag))}>
              {tag}
            </Tag>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
